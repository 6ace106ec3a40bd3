import { css, mix } from '#components/theme/css.ts'

/** The side of each icon's square and the width of its line, in units of the drawing, and the line as an SVG path. */
const icons = {
  arrow: [20, 1.9, 'M4 10h12m-5-5 5 5-5 5'],
  check: [20, 2.2, 'm4.5 10.5 3.6 3.6 7.4-8'],
  warning: [20, 1.8, 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 6v4.8M10 13.6v.1'],
  external: [16, 1.7, 'M5 11 11.5 4.5M6.5 4h5.5v5.5'],
  menu: [24, 2, 'M4 8h16M4 16h16'],
  close: [24, 2, 'M6 6l12 12M18 6 6 18'],
  rates: [24, 1.7, 'M3.5 7.5h6l4 8h7M17 12l3.5 3.5L17 19'],
  gauge: [24, 1.7, 'M4.5 18a9 9 0 1 1 15 0M12 14l4-4.5M12 14h.01'],
  shield: [24, 1.7, 'M12 3 4.5 6v5.5c0 4.6 3 7.8 7.5 9.5 4.5-1.7 7.5-4.9 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5'],
  pause: [20, 2.2, 'M7.25 5.5v9M12.75 5.5v9'],
  play: [20, 1.9, 'M7.25 4.75v10.5L15.5 10z'],
  bell: [24, 1.7, 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4'],
  torch: [24, 1.6, 'M8.5 3h7v3.5l-1.7 2.3V21h-3.6V8.8L8.5 6.5zM8.5 6h7M12 12v1.5'],
  camera: [24, 1.6, 'M3.5 8h4L9 5.5h6L16.5 8h4v11h-17zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0'],
} as const

export type IconName = keyof typeof icons

const CELL = 24
const names = Object.keys(icons)

/** All icons in a row: a browser draws a document for each image, which takes longer than the icons in it. */
const row = mix.shapes(
  `viewBox='0 0 ${names.length * CELL} ${CELL}' fill='none' stroke='black' stroke-linecap='round' stroke-linejoin='round'`,
  Object.values(icons)
    .map(
      ([side, lineWidth, path], index) =>
        `<path transform='translate(${index * CELL}) scale(${CELL / side})' stroke-width='${lineWidth}' d='${path}'/>`,
    )
    .join(''),
)

const positions = names.map((name, index) => `.icon-${name} { --place: ${index}; }`)

/**
 * The room of an icon, which is drawn with the rest of the page: its drawing would delay the first paint. What opens and
 * closes must be found before, so it has simple lines until then.
 */
export const iconStyle = css`
  .icon {
    ${mix.size('20px')};
  }
  .icon-menu {
    background:
      linear-gradient(currentColor 0 0) 50% 33% / 67% 2px no-repeat,
      linear-gradient(currentColor 0 0) 50% 67% / 67% 2px no-repeat;
  }
  .icon-close {
    background:
      linear-gradient(45deg, #0000 46%, currentColor 0 54%, #0000 0) center / 50% 50% no-repeat,
      linear-gradient(-45deg, #0000 46%, currentColor 0 54%, #0000 0) center / 50% 50% no-repeat;
  }
`

/** Icons are masks in the stylesheet: a file of their own would come even later. */
export const iconDrawingStyle = css`
  .icon {
    background: currentColor;
    mask: ${row} calc(var(--place) * 100% / ${names.length - 1}) 0 / ${names.length * 100}% 100% no-repeat;
    forced-color-adjust: preserve-parent-color;
    print-color-adjust: exact;
  }
  ${positions}
`
