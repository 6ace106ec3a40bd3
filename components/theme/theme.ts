import type { RoleName } from './surfaces.ts'
import { breakpoints, type tokens } from './tokens.ts'

/** The paths of a nested object's leaves, joined with dashes. */
type Names<Group> = {
  [Key in keyof Group & (string | number)]: Group[Key] extends string | number
    ? `${Key}`
    : `${Key}-${Names<Group[Key]>}`
}[keyof Group & (string | number)]

export type TokenName = Names<typeof tokens> | RoleName | 'font-serif' | 'font-sans' | 'header-height'

interface TokenGroup {
  readonly [name: string]: string | number | TokenGroup
}

/** Returns `var(--name)` of a path in `tokens.ts` joined with dashes (`primary-500`), or of a role of `surfaces.ts`. */
export function token(name: TokenName): string {
  return `var(--${name})`
}

/** Returns the custom properties of a group of tokens. */
export function declarations(group: TokenGroup, prefix = ''): string {
  return Object.entries(group)
    .map(([name, value]) =>
      typeof value === 'object' ? declarations(value, `${prefix}${name}-`) : `--${prefix}${name}:${value};`,
    )
    .join('')
}

type Breakpoint = keyof typeof breakpoints

const media = (query: string, declarations?: string) =>
  `@media (${query})${declarations === undefined ? '' : ` { ${declarations}; }`}`

/** Returns the media query for viewports at least as wide as a breakpoint, with the declarations it holds, if any. */
export const minWidth = (breakpoint: Breakpoint, declarations?: string) =>
  media(`min-width: ${breakpoints[breakpoint]}em`, declarations)

/** Returns the media query for viewports narrower than a breakpoint, with the declarations it holds, if any. */
export const maxWidth = (breakpoint: Breakpoint, declarations?: string) =>
  media(`max-width: ${breakpoints[breakpoint] - 0.01}em`, declarations)

type Text = keyof (typeof tokens)['text']
type Weight = keyof (typeof tokens)['weight']

const optional = (property: string, value?: string) => (value === undefined ? '' : `; ${property}: ${value}`)
const coloured = (colour?: TokenName) => optional('color', colour && token(colour))

/** Mixins: declarations that recur together. */
export const size = (width: string, height = width) => `width: ${width}; height: ${height}`
/** The icon in an element. */
export const icon = (side: string, colour?: TokenName) => `svg { ${size(side)}${coloured(colour)}; }`
export const circle = (diameter: string) => `${size(diameter)}; border-radius: 50%`
/** An absolute position, with the box's size where its content does not set it. */
export const absolute = (inset: string, width?: string, height = width) =>
  `position: absolute; inset: ${inset}${width === undefined ? '' : `; ${size(width, height)}`}`
export const frame = (colour: string, radius: string, padding?: string) =>
  `border: 1px solid ${colour}; border-radius: ${radius}${optional('padding', padding)}`
export const box = (padding: string, radius: string) => `padding: ${padding}; border-radius: ${radius}`
/** A line above an element, and its distance from the content. */
export const ruled = (paddingTop: string, colour: TokenName = 'line') =>
  `padding-top: ${paddingTop}; border-top: 1px solid ${token(colour)}`
export const fill = (background: TokenName, colour?: TokenName) => `background: ${token(background)}${coloured(colour)}`
/** Space above a text, and its width at most. */
export const prose = (marginTop: string, maxWidth: string) => `margin-top: ${marginTop}; max-width: ${maxWidth}`
export const link = (colour: TokenName) => `color: ${token(colour)}; text-decoration: none`
export const serif = (font: string, tracking: keyof (typeof tokens)['tracking'], colour?: TokenName) =>
  `font: ${token('weight-medium')} ${font} ${token('font-serif')}; letter-spacing: ${token(`tracking-${tracking}`)}${coloured(colour)}`
/** A heading that looks like the text around it. */
export const plainHeading = (size: Text) =>
  `font: ${token('weight-semibold')} ${token(`text-${size}`)}/1.4 ${token('font-sans')}; letter-spacing: 0`
export const figure = (font: string, colour: TokenName) =>
  `${serif(font, 'figure', colour)}; font-variant-numeric: lining-nums`
/** A calculated amount in large digits. */
export const result = (font: string) =>
  `font: ${token('weight-regular')} ${font} ${token('font-serif')}; letter-spacing: -0.035em; color: ${token('link')}; font-variant-numeric: lining-nums`
export const emphasis = (weight: Weight, colour: TokenName) =>
  `font-weight: ${token(`weight-${weight}`)}; color: ${token(colour)}`
export const quote = (font: string) =>
  `font: ${token('weight-regular')} ${font} ${token('font-serif')}; color: ${token('ink')}`
export const row = (gap?: string) => `display: flex; align-items: center${optional('gap', gap)}`
export const column = (gap: string) => `display: flex; flex-direction: column; gap: ${gap}`
export const inlineRow = (gap?: string) => `display: inline-${row(gap).slice('display: '.length)}`
/** A link's row, as high as a touch target. */
export const touchTarget = (gap?: string) => `${inlineRow(gap)}; min-height: ${token('height-target')}`
export const lines = (size: Text, height: number | keyof (typeof tokens)['leading']) =>
  `font-size: ${token(`text-${size}`)}; line-height: ${typeof height === 'number' ? height : token(`leading-${height}`)}`
export const transition = (duration: keyof (typeof tokens)['duration'], ...properties: string[]) =>
  `transition: ${properties.map((property) => `${property} ${token(`duration-${duration}`)}`).join(', ')}`
/** The generated box of `::before` or `::after`. */
export const pseudo = (inset: string) => `content: ''; ${absolute(inset)}`
export const spread = (gap?: string, align?: 'center') =>
  `display: flex; justify-content: space-between${optional('gap', gap)}${optional('align-items', align)}`
export const stack = (gap: string, columns = 'minmax(0, 1fr)') =>
  `display: grid; grid-template-columns: ${columns}; gap: ${gap}`
/** The columns of a stack from a breakpoint on. */
export const columns = (breakpoint: Breakpoint, template: string, gap: string) =>
  minWidth(breakpoint, `grid-template-columns: ${template}; gap: ${gap}`)
export const centered = 'display: grid; place-items: center'
export const centeredCircle = (diameter: string) => `${centered}; ${circle(diameter)}`
/** Stays in view below the header, beside something longer. */
export const sticky = `position: sticky; top: calc(${token('header-height')} + 2rem); align-self: start`
export const wrap = (gap: string, align?: 'center') =>
  `display: flex; flex-wrap: wrap; gap: ${gap}${optional('align-items', align)}`
/** SVG shapes as an image in the stylesheet, with the attributes of their `svg` element. Attributes have single quotes. */
export const shapes = (attributes: string, content: string) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${attributes}>${content}</svg>`
  return `url("data:image/svg+xml,${svg.replace(/[<>]/g, encodeURIComponent)}")`
}
/** A path as an image in the stylesheet. */
export const drawing = (attributes: string, path: string) => shapes(attributes, `<path d='${path}'/>`)
export const daySky = `linear-gradient(${token('secondary-100')}, ${token('accent-100')})`
/** @param teal height at which the sky turns teal */
export const eveningSky = (teal: string) =>
  `linear-gradient(${token('primary-600')}, ${token('primary-500')} 30%, ${token('secondary-700')} ${teal}, ${token('secondary-500')})`
export const sunOrMoon = (diameter: string) =>
  `width: ${diameter}; aspect-ratio: 1; border-radius: 50%; background: ${token('accent-400')}`

export const checkbox = `${size('1.375rem')}; accent-color: ${token('primary-500')}`

/** A summary without the browser's marker. */
export const summary = 'cursor: pointer; list-style: none; &::-webkit-details-marker { display: none; }'
/** A summary with a chevron that turns when its details are open. */
export const chevronSummary = `
  ${touchTarget('0.625rem')};
  ${emphasis('semibold', 'link')};
  ${summary}
  &::before {
    content: '';
    ${size('0.5rem')};
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  [open] > &::before {
    transform: rotate(45deg);
  }`

export const text = (size: Text, weight: Weight, colour?: TokenName) =>
  `font-size: ${token(`text-${size}`)}; font-weight: ${token(`weight-${weight}`)}${coloured(colour)}`

export const hairline = `1px solid ${token('line')}`

export const focusRing = `outline: 3px solid ${token('focus')}; outline-offset: 3px`

export const print = (declarations: string) => `@media print { ${declarations}; }`
export const printHidden = print('display: none')
/** Prints closed details open. */
export const printOpen = `&::details-content { ${print('content-visibility: visible')} }`
export const withoutScripts = (declarations: string) => `@media (scripting: none) { ${declarations}; }`
/** For forced-colors mode, which drops fills and shadows. */
export const forcedColours = (declarations: string) => `@media (forced-colors: active) { ${declarations}; }`
export const forcedEdge = forcedColours('border: 1px solid')

export const motionAllowed = '@media (prefers-reduced-motion: no-preference)'

/**
 * Leaves the first frame to the text: an element's images load, and are painted with all it contains, in the next. Its
 * size in the first frame must not depend on them.
 */
export const afterFirstPaint = 'animation: after-first-paint 1ms'

/** Returns styles that make elements rise as they scroll into view, where the browser supports it. */
export const riseIntoView = (selector: string) => `${motionAllowed} {
  @supports (animation-timeline: view()) {
    ${selector} {
      animation: rise linear both;
      animation-timeline: view();
      animation-range: entry 0% entry 45%;
    }
  }
}`
