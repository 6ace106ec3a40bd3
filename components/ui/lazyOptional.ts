import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * Wraps `lazy`, but renders nothing instead of failing the page when the component cannot be loaded (offline, or
 * replaced by a new release).
 */
export const lazyOptional = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: () => null })))
