import { defaultTheme, type StudioTheme } from 'sanity'

/** Removes the theme's web font: its foreign host is blocked by the content security policy. */
const withoutWebFont = <Font extends { family: string }>(font: Font): Font => ({
  ...font,
  family: font.family.replace(/^Inter,\s*/, ''),
})

function localFonts<Fonts extends Record<'text' | 'heading' | 'label' | 'code', { family: string }>>(
  fonts: Fonts,
): Fonts {
  return {
    ...fonts,
    text: withoutWebFont(fonts.text),
    heading: withoutWebFont(fonts.heading),
    label: withoutWebFont(fonts.label),
    code: withoutWebFont(fonts.code),
  }
}

/** Sanity's theme with system fonts. */
export const theme: StudioTheme = {
  ...defaultTheme,
  ...(defaultTheme.fonts ? { fonts: localFonts(defaultTheme.fonts) } : {}),
  ...(defaultTheme.v2 ? { v2: { ...defaultTheme.v2, font: localFonts(defaultTheme.v2.font) } } : {}),
}

/** The Studio's icon: the door of the site's favicon. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#13382a" />
      <path fill="#d1f271" d="M8 25V7.5h4v4.8l4.6-3.5 7.4 5.7V25h-4v-6a4 4 0 0 0-8 0v6z" />
    </svg>
  )
}
