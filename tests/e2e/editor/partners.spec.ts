import { expect, picture, STUDIO_NOISE, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { readQrFile } from '../qrCode.ts'
import { field, publish, visit } from './studio.ts'

const MESSAGE = 'Homie, with Cedar Row Lending'

test('A partner manager adds a partner, downloads its code and opens its link; switched off, it opens the default page', async ({
  page,
  product,
  expected,
}) => {
  expected.push(...STUDIO_NOISE)
  const person = await addPerson(product, 'partnerManager')
  await signIn(page, product, person, '/intent/create/type=partner;template=partner;mode=structure/')
  for (const [path, text] of Object.entries({
    name: 'Cedar Row Lending',
    slug: 'cedar-row',
    logoText: 'Cedar Row',
    logoAlt: 'Cedar Row Lending',
    linkMessage: MESSAGE,
  })) {
    await field(page, path).fill(text)
  }
  await page.getByRole('tab', { name: 'Links and QR code' }).click()
  await expect(page.getByTestId('partner-standing')).toContainText('Not published')
  const content = await product.content()
  const find = () => content.fetch<string | null>('*[slug.current == "cedar-row"][0]._id', {}, { perspective: 'raw' })
  await expect.poll(find).toContain('drafts.')
  const id = ((await find()) ?? '').replace('drafts.', '')
  await publish(page, product, id)
  await expect(page.getByTestId('partner-standing')).toContainText('both links work')
  const link = `${product.url}/v1/link/cedar-row`
  await expect(page.getByRole('link', { name: link })).toBeVisible()
  await expect(page.getByRole('link', { name: `${product.url}/signup/mobile/cedar-row` })).toBeVisible()
  await expect(page.frameLocator('iframe[title^="Scan page"]').getByRole('main')).toContainText('Cedar Row')
  await picture(page, 'links')

  for (const kind of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${kind}` }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`cedar-row-qr.${kind.toLowerCase()}`)
    const { width, ...reading } = await readQrFile(await file.path())
    expect(reading).toEqual({ level: 'M', text: link })
    if (kind === 'PNG') expect(width).toBeGreaterThanOrEqual(1181)
  }
  expect(await visit(link)).toContain(MESSAGE)

  await page.getByRole('tab', { name: 'Content' }).click()
  await page.getByTestId('field-enabled').getByRole('switch').click()
  await publish(page, product, id)
  for (const path of ['/v1/link/cedar-row', '/signup/mobile/cedar-row']) {
    expect(await visit(product.url + path), path).not.toContain('Cedar Row')
  }
})
