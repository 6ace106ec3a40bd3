import { describeSlugChange } from '#lib/links/partners.ts'
import { findFaults, SIZES } from '../accessibility/page.ts'
import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, openSession, signIn } from '../product/roles.ts'
import { readQrFile } from '../qrCode.ts'
import { field, publish, visit } from './studio.ts'

const VALUE = 'cedar-row'
const LINK_MESSAGE = 'Homie, with Cedar Row Lending'
const SCAN_MESSAGE = 'Cedar Row Lending invites you to see your buying power.'
const identity = { name: 'Cedar Row Lending', slug: VALUE, logoText: 'Cedar Row', logoAlt: 'Cedar Row Lending' }

test('a partner manager adds and switches off a partner', { tag: '@full' }, async ({ page, sandbox }) => {
  const link = `${sandbox.url}/v1/link/${VALUE}`
  const scan = `${sandbox.url}/signup/mobile/${VALUE}`
  const status = page.getByTestId('partner-status')
  const shown = page.getByTestId('partner-preview-status')
  const preview = page.frameLocator('iframe[title="Scan page of Cedar Row Lending"]').getByRole('main')
  const tab = (name: string) => page.getByRole('tab', { name }).click()

  await signIn(page, sandbox, await addPerson(sandbox, 'partnerManager'))
  // The desk opens at the list of partners.
  await page.getByTestId('action-intent-button').click()
  await tab('Link and scan pages')
  await field(page, 'linkMessage').fill(LINK_MESSAGE)
  await tab('Identity')
  for (const [path, text] of Object.entries(identity)) await field(page, path).fill(text)
  const content = await sandbox.content()
  const find = () =>
    content.fetch<string | null>('*[slug.current == $value][0]._id', { value: VALUE }, { perspective: 'drafts' })
  await expect.poll(find).not.toBeNull()
  const id = (await find()) ?? ''
  await publish(page, sandbox, id)

  await tab('Links and QR code')
  await expect(status).toContainText('both links work')
  await expect(shown).toHaveText('As visitors see it')
  await expect(preview).toContainText('Cedar Row')
  for (const address of [link, scan]) await expect(page.getByRole('link', { name: address })).toBeVisible()
  for (const kind of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${kind}` }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${VALUE}-qr.${kind.toLowerCase()}`)
    expect(await readQrFile(await file.path())).toMatchObject({ level: 'M', text: link })
  }
  await savePicture(page, 'links')

  const visitor = await page.context().newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('main')).toContainText(LINK_MESSAGE)
  await visitor.waitForURL(`${scan}?from=link`)
  await expect(visitor.getByRole('main')).toContainText('Cedar Row')

  await tab('Content')
  await tab('Link and scan pages')
  await field(page, 'scanMessage').fill(SCAN_MESSAGE)
  await tab('Links and QR code')
  await expect(shown).toHaveText('With unpublished changes')
  await expect(preview).toContainText(SCAN_MESSAGE)
  expect(await visit(scan)).not.toContain(SCAN_MESSAGE)
  await savePicture(page, 'draft')
  // Without the Studio, at the width of a phone, which the frame often has.
  const framed = await page.getByTitle('Scan page of Cedar Row Lending').getAttribute('src')
  await visitor.setViewportSize(SIZES.phone)
  await visitor.goto(new URL(framed ?? '', sandbox.url).href)
  await expect(visitor.getByRole('main')).toContainText(SCAN_MESSAGE)
  expect(await findFaults(visitor)).toEqual([])

  await tab('Content')
  await tab('Identity')
  await page.getByTestId('field-slug').getByRole('button', { name: 'Generate' }).click()
  await expect(field(page, 'slug')).toHaveValue('cedar-row-lending')
  await expect(page.getByTestId('field-slug')).toContainText(describeSlugChange(VALUE, 'cedar-row-lending'))
  await savePicture(page, 'generated')
  await field(page, 'slug').fill(VALUE)
  await page.getByRole('checkbox', { name: 'Partnership active' }).uncheck()
  await publish(page, sandbox, id)
  await tab('Links and QR code')
  await expect(status).toContainText('Switched off')
  for (const address of [link, scan]) await expect.poll(() => visit(address), address).not.toContain('Cedar Row')
  await visitor.goto(link)
  await visitor.waitForURL(`${sandbox.url}/signup/mobile/default?from=link`)
})

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('the list of partners shows what was counted of each, by one request', async ({ page, sandbox }) => {
  const person = await addPerson(sandbox, 'partnerManager')
  const headers = { authorization: `Bearer ${await openSession(sandbox, person)}` }
  const count = async () => {
    const { partners } = await (await fetch(`${sandbox.url}/api/results/partners`, { headers })).json()
    return Number(partners['partner-tamarack']?.link)
  }
  const open = () => fetch(`${sandbox.url}/v1/link/tamarack`, { headers: { 'user-agent': PHONE } })
  for (let visits = 0; visits < 6; visits += 1) expect((await open()).status).toBe(200)
  await expect.poll(count).toBeGreaterThan(5)

  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await signIn(page, sandbox, person)
  await expect(
    page.getByRole('link', { name: /^Tamarack .* In 28 days: .+ scans, \d+ opens, .+ to App Store/ }),
  ).toBeVisible()
  await expect(page.getByTestId('partner-numbers')).toHaveCount(2)
  expect(calls.filter((path) => path === '/api/results/partners')).toHaveLength(1)
})
