import type { Page } from '@playwright/test'

/** How long what a visitor without motion gets may take, in milliseconds: the stylesheet's way to say "at once". */
const AT_ONCE_MS = 0.01

/**
 * What moves although the visitor asked for less motion. The page has to be opened by such a visitor.
 *
 * @throws Error when the visitor did not ask for reduced motion, where the check says nothing
 */
export const findMotionFaults = (page: Page): Promise<string[]> =>
  page.evaluate((atOnce) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('Open the page with reduced motion.')
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration !== atOnce)
      .map((animation) => ('animationName' in animation ? animation.animationName : animation.id))
    const drawn = [...document.querySelectorAll('canvas')].map((canvas) => canvas.outerHTML.slice(0, 120))
    return [...moving, ...drawn].map((what) => `moves all the same: ${String(what)}`)
  }, AT_ONCE_MS)
