import { expect, test } from './fixtures.ts'

const DOCUMENT = 'supportPage'

test('a page whose content is gone says so without its reasons, and comes back with its content', async ({
  page,
  product,
  expected,
}) => {
  // React reports what the server could not render by a number; an error page names no icon.
  expected.push(/500/, /Minified React error #441/, /404/)
  const content = await product.content()
  const document = await content.getDocument(DOCUMENT)
  if (!document) throw new Error(`The seed has no ${DOCUMENT}`)
  await content.delete(DOCUMENT)
  await expect.poll(async () => (await page.request.get(`${product.url}/support`)).status()).toBe(500)

  const answer = await page.goto(`${product.url}/support`)
  expect(await answer?.text()).not.toMatch(/content store|supportPage\.content|node_modules/)
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('500 Internal Server Error')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/seed|store|Support/)
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /fraunces/i)

  await content.create(document)
  await expect.poll(async () => (await page.request.get(`${product.url}/support`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help you?' })).toBeVisible()
})

test('the not-found page is made afresh when its words are published', async ({ page, product }) => {
  const content = await product.content()
  const answer = async () => page.request.get(`${product.url}/nowhere`)
  expect(await (await answer()).text()).toContain('mortgage maze')
  await content.patch('notFoundPage').set({ text: 'This corridor of the mortgage maze ends here.' }).commit()
  await expect.poll(async () => (await answer()).text()).toContain('This corridor of the mortgage maze ends here.')
  expect((await answer()).status()).toBe(404)
})
