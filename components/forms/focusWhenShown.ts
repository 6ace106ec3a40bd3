/** A ref for what takes the place of a pressed button, with which the focus would otherwise be lost. */
export const focusWhenShown = (element: HTMLElement | null) => element?.focus()
