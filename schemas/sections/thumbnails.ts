import { palette } from '#lib/brand.ts'
import { sectionNames, getMemberType } from '#lib/sections.ts'

const { green: INK, sage: SOFT, tide: MARK, wash: WASH } = palette

const bar = (x: number, y: number, width: number, height = 6, fill: string = SOFT) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(3, height / 2)}" fill="${fill}"/>`
const card = (x: number, y: number, width: number, height: number, fill: string = palette.white) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}" stroke="${SOFT}"/>`
const heading = (x = 20, y = 20, width = 70) => bar(x, y, width, 9, INK)
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const button = (x: number, y: number) => bar(x, y, 44, 12, MARK)

const rows = repeat(
  4,
  (row) => bar(20, 44 + row * 16, 40) + bar(76, 44 + row * 16, 32) + bar(118, 44 + row * 16, 32, 6, MARK),
)
const logos = repeat(4, (index) => bar(20 + index * 34, 56, 26, 10))

/** The drawing of each section, in a frame of 170 by 112. */
const drawings: Readonly<Record<string, string>> = {
  hero:
    heading() +
    bar(20, 36, 60, 9, INK) +
    bar(20, 54, 66) +
    button(20, 72) +
    card(112, 16, 40, 80, INK) +
    card(118, 30, 28, 20, MARK),
  press: heading(62, 28, 46) + logos,
  partnerStrip: `<rect width="170" height="112" fill="${INK}"/>` + bar(62, 30, 46, 8, '#fff') + logos,
  howItWorks: heading() + repeat(3, (step) => card(20 + step * 46, 76 - step * 18, 40, 22 + step * 18)),
  features: heading() + card(20, 38, 62, 58, INK) + repeat(2, (row) => card(88, 38 + row * 31, 62, 27)),
  difference: heading() + rows,
  testimonials:
    heading() + repeat(3, (index) => card(20 + index * 46, 40, 40, 54) + bar(26 + index * 46, 50, 24, 5, MARK)),
  demoSection:
    heading(20, 20, 58) +
    bar(20, 38, 54) +
    bar(20, 52, 48) +
    card(92, 18, 60, 78) +
    repeat(3, (row) => bar(100, 28 + row * 16, 44, 9)) +
    button(100, 78),
  calculator:
    heading() +
    repeat(
      3,
      (row) =>
        bar(20, 44 + row * 18, 54, 4) + `<circle cx="${40 + row * 10}" cy="${46 + row * 18}" r="5" fill="${INK}"/>`,
    ) +
    card(92, 36, 60, 60, MARK),
  faq: heading() + repeat(4, (row) => bar(20, 42 + row * 15, 130, 8)),
  closingCta:
    `<rect width="170" height="112" fill="${INK}"/>` + bar(45, 32, 80, 10, '#fff') + bar(55, 52, 60) + button(63, 70),
  estimateTeaser:
    heading(20, 20, 58) +
    bar(20, 38, 54) +
    bar(20, 52, 48) +
    button(20, 72) +
    card(92, 22, 60, 70, INK) +
    `<path d="M104 70a18 18 0 1 1 36 0" fill="none" stroke="${MARK}" stroke-width="7"/>`,
  waitlistForm: heading(20, 30, 90) + bar(20, 48, 110) + card(20, 64, 78, 20) + bar(104, 64, 44, 20, INK),
  textSection: heading() + repeat(4, (row) => bar(20, 42 + row * 14, row === 3 ? 70 : 130)),
  pictureSection: card(20, 22, 60, 70, MARK) + heading(92, 28, 56) + repeat(3, (row) => bar(92, 48 + row * 14, 56)),
  figuresSection:
    heading(60, 20, 50) + repeat(3, (index) => bar(22 + index * 46, 50, 36, 18, INK) + bar(26 + index * 46, 76, 28)),
  quoteSection: bar(20, 22, 14, 14, MARK) + repeat(3, (row) => bar(44, 26 + row * 16, 100, 8, INK)) + bar(44, 82, 50),
  comparisonSection: heading() + card(114, 36, 40, 66, WASH) + rows,
}

const names = new Map<string, string>(sectionNames.map((name) => [getMemberType(name), name]))

/** Draws a section's thumbnail for the menu that inserts it, as a data URL. */
export const drawThumbnail = (type: string): string => {
  const drawing = drawings[names.get(type) ?? type] ?? ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 170 112"><rect width="170" height="112" fill="#fff"/>${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
