import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part of a page that is fetched when it is shown, and stays away when it cannot be had: a lost line, or a new
 * release that has replaced the file. Left to itself, `lazy` would put the error page in place of the whole page, and
 * with it of everything typed there.
 */
export const optional = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: () => null })))
