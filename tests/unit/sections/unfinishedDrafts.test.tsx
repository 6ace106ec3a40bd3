import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ContentLogo } from '#components/sections/logo-strips/LogoStrips.tsx'

vi.mock('server-only', () => ({}))

test('a logo without a picture shows its name', async () => {
  const logo = { _id: 'maple', _type: 'pressLogo', name: 'Maple Daily', alt: null, size: null, image: {} }
  expect(renderToStaticMarkup(await ContentLogo({ logo, height: 26 }))).toBe('<span>Maple Daily</span>')
})
