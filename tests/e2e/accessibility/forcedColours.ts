import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Runs in the browser: lists current links and invalid fields whose borders equal those of the others. */
function findUnmarked(): string[] {
  const getLines = (element: Element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      if (part !== undefined && style.content === 'none') return ''
      return ['top', 'right', 'bottom', 'left'].map((side) => {
        const of = (what: string) => style.getPropertyValue(`border-${side}-${what}`)
        return of('style') === 'none' || of('color') === 'rgba(0, 0, 0, 0)' ? '0px' : of('width')
      })
    })
  const shown = (element: Element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden=true]')
  return [...document.querySelectorAll('nav a[aria-current], .input[aria-invalid=true]')]
    .filter((element) => shown(element))
    .filter((element) =>
      [...(element.closest('nav, form')?.querySelectorAll(element.localName) ?? [])]
        .filter((other) => shown(other) && !other.matches('[aria-current], [aria-invalid=true]'))
        .some((other) => String(getLines(other)) === String(getLines(element))),
    )
    .map((element) => `marked by no line in forced colours: ${element.outerHTML.slice(0, 120)}`)
}

/**
 * Runs in the browser: lists controls without a border, text in the colour of its background, and pictures without a
 * background of their own.
 */
function findUnseen(): string[] {
  if (!matchMedia('(forced-colors: active)').matches) return ['the system does not choose the colours']
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]')
  const modal = document.querySelector('dialog:modal')
  const boxes =
    'button:not(.icon-button), .button, input:not([type=hidden], [type=range], [type=checkbox]), select, dialog[open]'
  const edgeless = [...document.querySelectorAll(boxes)]
    .filter((element) => (modal === null || modal.contains(element)) && shown(element))
    .filter((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
      const bordered = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
      return !bordered || borderTopColor === backgroundColor
    })
    .filter((element) => element.getBoundingClientRect().width < innerWidth)
    .map((element) => `without an edge in forced colours: ${element.outerHTML.slice(0, 120)}`)
  const unseen = [...document.querySelectorAll('a, button, summary, label, p, li, h1, h2, h3, td, th')]
    .filter((element) => shown(element) && element.textContent?.trim() !== '')
    .filter((element) => getComputedStyle(element).color === getComputedStyle(document.body).backgroundColor)
    .filter((element) => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor === getComputedStyle(element).color
      }
      return true
    })
    .map((element) => `unseen in forced colours: ${element.outerHTML.slice(0, 120)}`)
  const { color: systemColour } = getComputedStyle(document.body)
  const unforced = [...document.querySelectorAll('svg text')]
    .filter((text) => text.checkVisibility() && getComputedStyle(text).fill !== systemColour)
    .map((text) => `its own colour in forced colours: ${text.outerHTML.slice(0, 120)}`)
  const bare = [...document.querySelectorAll('img:not([alt=""])')]
    .filter((image) => shown(image) && getComputedStyle(image).backgroundColor === 'rgba(0, 0, 0, 0)')
    .map((image) => `without a background in forced colours: ${image.outerHTML.slice(0, 120)}`)
  return [...edgeless, ...unseen, ...unforced, ...bare]
}

/**
 * Lists what disappears in forced-colors mode, current links and invalid fields marked by colour alone included. Polled,
 * since a busy machine draws the system's colours late.
 */
export async function findForcedColourFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  let faults: string[] = []
  const look = async () => (faults = [...(await page.evaluate(findUnseen)), ...(await page.evaluate(findUnmarked))])
  await expect
    .poll(look, { timeout: 5_000 })
    .toEqual([])
    .catch(() => undefined)
  await page.emulateMedia({ forcedColors: null })
  return faults
}
