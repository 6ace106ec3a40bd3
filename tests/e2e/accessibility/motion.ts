import type { Page } from '@playwright/test'

/** Maximum duration under reduced motion, in milliseconds; stylesheets use such a value for "at once". */
const AT_ONCE_MS = 0.01

/**
 * Lists animations that run despite reduced motion.
 *
 * @throws Error if the page does not prefer reduced motion
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
