import sharp from 'sharp'
import { expect, savePicture, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { signIn } from '../product/roles.ts'
import { typeInto } from './studio.ts'

/** As a Mac names a file: with letters and accents apart. */
const NAME = 'été.png'.normalize('NFD')

test('a picture is found, renamed and replaced in every draft', { tag: '@full' }, async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const draw = (background: string) =>
    sharp({ create: { width: 310, height: 70, channels: 3, background } })
      .png()
      .toBuffer()
  const before = await content.assets.upload('image', await draw('#0a6b4f'), { filename: NAME })
  const logos = await content.fetch<string[]>('*[_type == "pressLogo"][0...2]._id')
  const image = { _type: 'image', asset: { _type: 'reference', _ref: before._id } }
  for (const logo of logos) await content.patch(logo).set({ image }).commit()
  await signIn(page, sandbox, ADMINISTRATOR, '/media')

  await typeInto(page.getByLabel('Search pictures'), 'ete')
  const card = page.getByRole('listitem').filter({ hasText: 'Used in' })
  await expect(card).toHaveCount(1)
  // Logos are drawn for a light surface.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(card.locator('img').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(card.getByRole('link')).toHaveCount(logos.length)
  await typeInto(page.getByLabel(`Name of ${NAME}`), 'été before the change')
  await page.getByLabel(`Name of ${NAME}`).press('Tab')
  await expect(page.getByLabel('Name of été before the change')).toBeVisible()
  await expect(card.getByRole('link').first()).toBeFocused()
  await savePicture(page, 'media')
  await page.getByLabel('Name of été before the change').fill(' ')
  await page.getByLabel('Name of été before the change').press('Tab')
  await expect(page.getByLabel('Name of été before the change')).toHaveValue('été before the change')

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Replace everywhere…' }).click(),
  ])
  await chooser.setFiles({ name: 'after.png', mimeType: 'image/png', buffer: await draw('#123524') })
  await expect(page.getByText('Replaced in 2 drafts. Publish drafts under Activity.')).toBeVisible()
  const names = await content.fetch<string[]>(
    '*[_id in $ids].image.asset->originalFilename',
    { ids: logos.map((logo) => `drafts.${logo}`) },
    { perspective: 'raw' },
  )
  expect(names).toEqual(['after.png', 'after.png'])
})
