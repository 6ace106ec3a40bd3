/**
 * A ref for what takes the place of a pressed button, with which the focus would otherwise be lost. Whoever has gone
 * elsewhere on the page meanwhile stays there.
 */
export function focusWhenShown(element: HTMLElement | null): void {
  const { activeElement: at, body } = document
  const isLost = at === null || at === body
  if (isLost || element?.closest('form, dialog')?.contains(at)) element?.focus()
}
