import { expect, test } from 'vitest'
import { tokens } from '#components/theme/tokens.ts'
import { palette } from '#lib/brand.ts'
import { toSrgbHex } from './srgb.ts'

const { primary, secondary, accent, neutral, gray, red, white } = tokens
const themeColours = [primary, secondary, accent, neutral, gray, red, { white }].flatMap((scale) =>
  Object.values(scale).map(toSrgbHex),
)

test.each(Object.entries(palette))('%s of a picture or a mail is a token', (_name, colour) => {
  expect(themeColours).toContain(colour)
})
