import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { alerts, buttons, disabledButton, onDark, onLight, pairs, surfaces } from '#components/theme/surfaces.ts'
import { tokens } from '#components/theme/tokens.ts'
import { mixWithWhite, STRONG_TINT, TINT, toReadableColour } from '#lib/colour/contrast.ts'
import { contrastRatio } from './contrastRatio.ts'

const AA_TEXT = 4.5
const AA_GRAPHICS = 3
const AAA_TEXT = 7

const surfaceTexts = Object.entries(surfaces).flatMap(([name, { background, ink, link, danger, ...roles }]) =>
  Object.entries({ ink, link, danger, inkSoft: roles['ink-soft'] }).map(([role, text]) => ({
    name: `${role} on ${name}`,
    text,
    background,
  })),
)
/** An outline button at rest shows the surface it stands on; dark surfaces have buttons with a fill. */
const lightSurfaces = Object.fromEntries(
  Object.entries(surfaces).flatMap(([name, { background, ink }]) =>
    ink === onLight.ink ? [[`rest on ${name}`, background]] : [],
  ),
)
const buttonTexts = Object.entries(buttons).flatMap(([name, { text, rest, hover, pressed }]) =>
  Object.entries({ ...(rest === 'transparent' ? lightSurfaces : { rest }), hover, pressed }).map(
    ([state, background]) => ({ name: `${name} button, ${state}`, text, background }),
  ),
)
const namedPairs = {
  ...alerts,
  ...pairs,
  disabledButton: { text: disabledButton.text, background: disabledButton.rest },
}
const otherTexts = Object.entries(namedPairs).map(([name, { text, background }]) => ({ name, text, background }))

/** The colours by the names that styles write: `white`, `ink-soft`, `primary-500`. */
const colours = new Map<string, string>(
  Object.entries({ ...tokens, ...onLight }).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(value).map(([step, colour]) => [`${name}-${step}`, String(colour)]),
  ),
)

/** The fills with a text colour of every style file. */
const fills = Array.from(
  new Set(
    globSync('{app,components}/**/*styles.ts').flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/mix\.fill\('([\w-]+)', '([\w-]+)'\)/g),
        ([, fill, text]) => `${text} on ${fill}`,
      ),
    ),
  ),
).map((name) => {
  const [text = '', background = ''] = name.split(' on ').map((colour) => colours.get(colour))
  return { name, text, background }
})

describe('contrast of text', () => {
  test('is tested for the fills of styles', () => {
    expect(fills.length).toBeGreaterThan(3)
  })

  test.each([...surfaceTexts, ...buttonTexts, ...otherTexts, ...fills])('$name', ({ text, background }) => {
    expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(AA_TEXT)
  })

  test('white on the primary colour reaches AAA', () => {
    expect(contrastRatio(tokens.white, tokens.primary[500])).toBeGreaterThanOrEqual(AAA_TEXT)
  })
})

describe('contrast of marks and focus rings', () => {
  const marks = Object.entries(surfaces).flatMap(([name, { background, mark, focus }]) =>
    Object.entries({ mark, focus }).map(([role, colour]) => ({ name: `${role} on ${name}`, colour, background })),
  )
  test.each(marks)('$name', ({ colour, background }) => {
    expect(contrastRatio(colour, background)).toBeGreaterThanOrEqual(AA_GRAPHICS)
  })
})

describe('contrast on a page in the colours of a partner', () => {
  const levels = ['00', '33', '66', '99', 'cc', 'ff']
  const brands = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)))
  const roles = { ink: onLight.ink, inkSoft: onLight['ink-soft'], danger: onLight.danger }
  const pages = brands.map((brand) => ({
    brand,
    partner: toReadableColour(brand),
    tint: mixWithWhite(brand, TINT),
    strongTint: mixWithWhite(toReadableColour(brand), STRONG_TINT),
  }))

  test.each(Object.entries(roles))('%s on the tint of any colour', (_, text) => {
    expect(pages.filter(({ tint }) => contrastRatio(text, tint) < AA_TEXT)).toEqual([])
  })

  test('soft text on the stronger tint of any colour', () => {
    expect(pages.filter(({ strongTint }) => contrastRatio(roles.inkSoft, strongTint) < AA_TEXT)).toEqual([])
  })

  test('any colour as link or figure, and white on it', () => {
    const unreadable = pages.filter(
      ({ partner, tint }) => Math.min(contrastRatio(partner, tint), contrastRatio(partner, tokens.white)) < AA_TEXT,
    )
    expect(unreadable).toEqual([])
  })

  test('the focus ring on the tint and on the band of any colour', () => {
    const unseen = pages.filter(
      ({ partner, tint }) =>
        Math.min(contrastRatio(onLight.focus, tint), contrastRatio(onDark.focus, partner)) < AA_GRAPHICS,
    )
    expect(unseen).toEqual([])
  })
})

// Values that WCAG's own definition and its tools agree on.
test.each([
  { one: '#fff', other: '#000', ratio: 21 },
  { one: '#777777', other: '#ffffff', ratio: 4.48 },
  { one: 'oklch(31.0% 0.05 165.5)', other: '#13382a', ratio: 1 },
])('the contrast of $one and $other is $ratio', ({ one, other, ratio }) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
})
