/**
 * Opens a dialog as a modal from every element that controls it: the browser keeps the focus inside, closes on Escape
 * and makes the page behind inert. Any link in the dialog closes it before the link is followed.
 */
export function openAsModal(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const openers = document.querySelectorAll(`[aria-controls="${dialog.id}"]`)
  const mark = () => {
    for (const opener of openers) opener.setAttribute('aria-expanded', String(dialog.open))
  }
  const open = (event: Event) => {
    event.preventDefault()
    if (!dialog.open) dialog.showModal()
    mark()
  }

  for (const opener of openers) {
    opener.addEventListener('click', open, { signal })
    // The opener is a link for readers without JavaScript, and a button to assistive technology: Space presses it.
    opener.addEventListener('keydown', pressWithSpace, { signal })
  }
  dialog.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null) return
      if (isButton(link)) event.preventDefault()
      dialog.close()
    },
    { signal },
  )
  dialog.addEventListener('keydown', pressWithSpace, { signal })
  dialog.addEventListener('close', mark, { signal })
  // Pressed before this script ran, the opener has only changed the address.
  if (location.hash === `#${dialog.id}`) dialog.showModal()
  mark()
  // On a screen that grows wide enough for the whole bar there is nothing left to close the menu from.
  addEventListener(
    'resize',
    () => {
      if (dialog.open && [...openers].every((opener) => opener.getClientRects().length === 0)) dialog.close()
    },
    { signal },
  )
}

function pressWithSpace(event: Event): void {
  const { target } = event
  if (!(event instanceof KeyboardEvent) || event.key !== ' ') return
  if (!(target instanceof HTMLElement) || !isButton(target)) return
  event.preventDefault()
  target.click()
}

const isButton = (element: Element) => element.getAttribute('role') === 'button'
