import { createElement, lazy, Suspense, type ComponentType } from 'react'

/** Renders a component once it is loaded; nothing when it cannot be (offline, or replaced by a release). */
export function lazyOptional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Loaded = lazy(() => load().catch(() => ({ default: (_: Props) => null })))
  return (props: Props) => createElement(Suspense, null, createElement(Loaded, props))
}
