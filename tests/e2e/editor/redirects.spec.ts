import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { field, getIntentPath, publish, tryAction } from './studio.ts'

/** A redirect works within a second of publishing; a busy machine gets more time. */
const SOON = { timeout: 10_000, intervals: [100] }

const ask = (address: string, init: RequestInit = {}) => fetch(address, { redirect: 'manual', ...init })

test('a marketer publishes a redirect', { tag: '@full' }, async ({ page, sandbox }) => {
  const spring = `${sandbox.url}/Spring/?ref=mail`
  expect((await ask(`${sandbox.url}/spring`)).status).toBe(404)

  const content = await sandbox.content()
  await content.create({ _id: 'drafts.redirect-spring', _type: 'redirect', from: '/support', to: '/business#demo' })

  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getIntentPath('redirect', 'redirect-spring'))
  await expect(page.getByTestId('field-from')).toContainText('“/support” is a page of this site.')
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await savePicture(page, 'refused')
  await field(page, 'from').fill('/spring')
  await publish(page, sandbox, 'redirect-spring')

  const led = async () => {
    const { status, headers } = await ask(`${sandbox.url}/SPRING?ref=mail`)
    return [status, headers.get('location')]
  }
  await expect.poll(led, SOON).toEqual([307, '/business?ref=mail#demo'])
  expect((await fetch(spring)).url).toBe(`${sandbox.url}/business?ref=mail`)
  expect((await ask(`${sandbox.url}/support`)).status).toBe(200)
  expect((await ask(`${sandbox.url}/spring`, { method: 'POST', body: 'sent' })).status).not.toBe(307)

  // While the menu links to it, it cannot be removed, and the Studio names the link.
  const menu = (href: string) => content.patch('siteSettings').set({ 'header.personalMenu[0].href': href }).commit()
  await menu('/spring')
  await tryAction(page, 'Delete', 'Links lead to “/spring” in the site settings.')
  await menu('/support')

  // A write by API takes effect as fast.
  await content.patch('redirect-spring').set({ permanent: true, to: 'https://example.com/offer' }).commit()
  await expect.poll(led, SOON).toEqual([308, 'https://example.com/offer?ref=mail'])
  // Otherwise browsers would keep it after the editor's next change.
  expect((await ask(`${sandbox.url}/spring`)).headers.get('cache-control')).toBe('no-cache')
  await content.delete('redirect-spring')
  await expect.poll(led, SOON).toEqual([404, null])
})
