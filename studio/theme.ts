import { defaultTheme } from 'sanity'
import type { StudioTheme } from 'sanity'

/** The Studio's web font comes from a foreign host, which the content security policy stops. */
const local = <Font extends { family: string }>(font: Font): Font => ({
  ...font,
  family: font.family.replace(/^Inter,\s*/, ''),
})

function localFonts<Fonts extends Record<'text' | 'heading' | 'label' | 'code', { family: string }>>(
  fonts: Fonts,
): Fonts {
  return {
    ...fonts,
    text: local(fonts.text),
    heading: local(fonts.heading),
    label: local(fonts.label),
    code: local(fonts.code),
  }
}

/** Sanity's theme with the fonts a computer has. */
export const theme: StudioTheme = {
  ...defaultTheme,
  ...(defaultTheme.fonts ? { fonts: localFonts(defaultTheme.fonts) } : {}),
  ...(defaultTheme.v2 ? { v2: { ...defaultTheme.v2, font: localFonts(defaultTheme.v2.font) } } : {}),
}
