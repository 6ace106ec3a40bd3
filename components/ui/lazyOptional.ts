import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Wraps `lazy`, but renders nothing when the component cannot be loaded (offline, or replaced by a release). */
export const lazyOptional = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: () => null })))
