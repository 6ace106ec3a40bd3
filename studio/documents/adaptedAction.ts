import type { DocumentActionComponent } from 'sanity'

type Adapt = (action: DocumentActionComponent) => DocumentActionComponent

/**
 * Makes one action of another, once: the Studio compares actions by identity, and one made anew would forget what it
 * was doing, such as that its dialog is open.
 */
export function adaptedAction(adapt: Adapt): Adapt {
  const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const known = made.get(action) ?? adapt(action)
    made.set(action, known)
    return known
  }
}
