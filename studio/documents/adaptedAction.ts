import type { DocumentActionComponent } from 'sanity'

type Adapt = (action: DocumentActionComponent) => DocumentActionComponent

/** Wraps each action once: the Studio compares actions by identity, and a new wrapper would lose its open dialog. */
export function adaptedAction(adapt: Adapt): Adapt {
  const wrappers = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const wrapper = wrappers.get(action) ?? Object.assign(adapt(action), { action: action.action })
    wrappers.set(action, wrapper)
    return wrapper
  }
}
