/**
 * Lets Tab go round within a dialog, as the ARIA authoring practices ask of a modal one. The browser alone would lead
 * on from the last link to its own buttons.
 *
 * @param dialog one whose every link can have the focus
 */
export function keepFocusWithin(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const links = dialog.querySelectorAll('a')
  const [first, last] = [links[0], links[links.length - 1]]
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return
      const [end, next] = event.shiftKey ? [first, last] : [last, first]
      if (document.activeElement !== end && document.activeElement !== dialog) return
      event.preventDefault()
      next?.focus()
    },
    { signal },
  )
}
