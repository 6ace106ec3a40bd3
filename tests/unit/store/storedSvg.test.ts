import { expect, it } from 'vitest'
import { findBrowserOnly } from '#store/assets/svg.ts'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

it.each([
  ['a modern colour', svg('<path fill="oklch(0.7 0.1 200)"/>'), '“oklch(”'],
  ['a nested rule', svg('<style>g { path { fill: red } }</style>'), 'a rule within a rule'],
  [
    'a linked picture',
    svg('<image x="1" xlink:href="logo.png"/>'),
    'a picture other than a JPEG or PNG within the file',
  ],
  [
    'an embedded WebP',
    svg('<image href="data:image/webp;base64,AAAA"/>'),
    'a picture other than a JPEG or PNG within the file',
  ],
  ['plain colours', svg('<style>path { fill: #1f3f66 }</style><path/>'), undefined],
  ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>'), undefined],
  ['an animation', svg('<style>@keyframes a { from { x: 0 } to { x: 1 } }</style>'), undefined],
])('a stored SVG with %s is judged as its upload', (_case, text, problem) => {
  expect(findBrowserOnly(text)).toBe(problem)
})

it.each([
  ['names', '@keyframes '.repeat(200_000)],
  ['a long blank', `@keyframes${' '.repeat(1_000_000)}`],
])('an SVG with %s of animations that never begin is read in one pass', (_case, css) => {
  expect(findBrowserOnly(svg(`<style>${css}</style>`))).toBeUndefined()
})
