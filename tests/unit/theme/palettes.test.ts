import { expect, test } from 'vitest'
import { palette as sharingPalette } from '#components/sharing-image/palette.ts'
import { tokens } from '#components/theme/tokens.ts'
import { palette as mailPalette } from '#lib/leads/mail/palette.ts'
import { toSrgbHex } from './srgb.ts'

const { primary, secondary, accent, neutral, gray, white } = tokens
const themeColours = [primary, secondary, accent, neutral, gray, { white }].flatMap((scale) =>
  Object.values(scale).map(toSrgbHex),
)

test.each([sharingPalette, mailPalette].flatMap((palette) => Object.entries(palette)))(
  '%s of a picture or a mail is a token',
  (_name, colour) => {
    expect(themeColours).toContain(colour)
  },
)
