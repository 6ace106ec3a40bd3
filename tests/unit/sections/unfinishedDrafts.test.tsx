import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { dataAttribute } from '#components/sections/dataAttributes.ts'
import { ContentLogo } from '#components/sections/logo-strips/LogoStrips.tsx'

vi.mock('server-only', () => ({}))
vi.mock('#lib/content/preview.ts', () => ({ isPreview: async () => true }))

test('a logo without a picture shows its name', async () => {
  const logo = { _id: 'maple', _type: 'pressLogo', name: 'Maple Daily', alt: null, size: null, image: {} }
  expect(renderToStaticMarkup(await ContentLogo({ logo, height: 26 }))).toBe('<span>Maple Daily</span>')
})

test('a review that is not chosen yet has no field to open', async () => {
  expect(await dataAttribute({ _type: '', _id: '' }, 'rating')).toBeUndefined()
})
