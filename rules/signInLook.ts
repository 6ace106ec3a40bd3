import { readFileSync } from 'node:fs'
import { LOGO_PATH, palette } from '#lib/brand.ts'
import type { SignInLook } from '#store/accounts/signIn/pages.ts'

/** Embeds a font of the site as data URLs, since the store serves no font files. */
const createFontFaces = (family: string, weight: string, file: string) =>
  ['french', 'common'].map((part) => {
    const bytes = readFileSync(new URL(import.meta.resolve(`#components/theme/fonts/${file}-${part}.woff2`)))
    const source = `data:font/woff2;base64,${bytes.toString('base64')}`
    return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${source}) format("woff2"); }`
  })

const style = `
${createFontFaces('Fraunces', '500', 'fraunces').join('')}
${createFontFaces('Figtree', '400 700', 'figtree').join('')}
:root {
  --green: ${palette.green}; --green-hover: ${palette.greenHover}; --green-deep: ${palette.night};
  --green-soft: ${palette.sage}; --lime: ${palette.sun};
  --ink: ${palette.night}; --ink-soft: ${palette.gray}; --line: ${palette.darkLine}; --focus: ${palette.teal};
  --danger: ${palette.brick}; --danger-soft: ${palette.blush}; --danger-line: ${palette.blushLine};
  --serif: Fraunces, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
  --sans: Figtree, "Avenir Next", "Segoe UI", system-ui, sans-serif;
  color-scheme: light;
}
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { min-height: 100vh; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr; background: var(--green); color: var(--ink-soft);
  font: 1.0625rem/1.55 var(--sans); -webkit-font-smoothing: antialiased; overflow-wrap: anywhere; }
h1 { color: var(--ink); font: 500 clamp(1.875rem, 1.6rem + 1.2vw, 2.375rem)/1.12 var(--serif);
  letter-spacing: -.018em; text-wrap: balance; }
.brand { display: flex; flex-direction: column; gap: 2rem; padding: 2rem 1.5rem; color: var(--green-soft); }
.brand svg { width: 2.75rem; height: 2.75rem; color: var(--lime); }
.brand p { display: none; max-width: 16ch; color: #fff; font: 500 clamp(2rem, 1rem + 2.6vw, 3.25rem)/1.1 var(--serif);
  letter-spacing: -.022em; text-wrap: balance; }
.brand em { color: var(--lime); font-style: normal; }
.brand small { display: none; font-size: .9375rem; }
main { display: grid; align-content: start; padding: 2.5rem 1.5rem 3rem; background: #fff;
  border-radius: 1.5rem 1.5rem 0 0; }
.sheet { width: 100%; max-width: 26rem; margin-inline: auto; }
.intro { margin-top: .75rem; text-wrap: pretty; }
form { display: grid; gap: 1.25rem; margin-top: 2rem; }
.field { display: grid; gap: .375rem; }
label { color: var(--ink); font-size: .9375rem; font-weight: 600; }
.help { font-size: .9375rem; line-height: 1.45; }
details, form + p { margin-top: 1.5rem; }
summary, .sheet a { width: fit-content; padding: .6875rem 0; color: var(--green); font-size: .9375rem; font-weight: 600; cursor: pointer; }
.sheet a { display: inline-block; }
summary:focus-visible, .sheet a:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: 4px; }
details p + p { margin-top: .75rem; }
input { width: 100%; min-height: 3rem; padding: .6875rem 1rem; border: 1px solid var(--line); border-radius: 12px;
  background: #fff; color: var(--ink); font: 1rem/1.4 var(--sans); }
input[readonly] { border-color: transparent; background: ${palette.quiet}; color: var(--ink-soft); }
input:not([readonly]):hover { border-color: var(--green); }
input:focus { outline: 2px solid var(--focus); outline-offset: 0; border-color: var(--focus); }
input[aria-invalid="true"] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
.error { color: var(--danger); font-size: .9375rem; font-weight: 500; line-height: 1.4; }
.alert { margin-top: 1.5rem; padding: .875rem 1rem; border: 1px solid var(--danger-line); border-radius: 12px;
  background: var(--danger-soft); color: ${palette.brickText}; font-weight: 500; line-height: 1.4; }
button { display: inline-grid; place-items: center; min-height: 3.25rem; margin-top: .5rem;
  padding: .75rem 1.5rem; border: 1px solid transparent; border-radius: 12px; background: var(--green); color: #fff;
  font: 600 1rem/1.4 var(--sans); cursor: pointer; transition: background-color .15s; }
button:hover { background: var(--green-hover); }
button:active { background: var(--green-deep); }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
@media (min-width: 56rem) {
  body { grid-template: 1fr / minmax(20rem, 5fr) 7fr; }
  .brand { position: sticky; top: 0; height: 100vh; height: 100dvh; justify-content: space-between;
    padding: clamp(2.5rem, 4vw, 4rem); }
  .brand p, .brand small { display: block; }
  main { align-content: center; padding: 4rem 3rem; border-radius: 2rem 0 0 2rem; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { button, input { border: 1px solid ButtonText; } }
`

const brand = `<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" d="${LOGO_PATH}"/></svg>
  <p>Every word of the site, <em>in your hands.</em></p>
  <small>Content Studio</small>`

/** How the store's sign-in pages look. */
export const signInLook: SignInLook = { style, brand }
