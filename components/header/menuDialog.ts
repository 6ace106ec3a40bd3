/** Ids by which the header's script finds its parts. */
export const HEADER_ID = 'site-header'
export const MENU_ID = 'site-menu'

/** An anchor that is nowhere: without JavaScript, following it closes the menu and leaves the page where it is. */
export const MENU_CLOSED = 'site-menu-closed'

/**
 * Turns the links that lead to a dialog into buttons that open it as a modal: the browser keeps the focus inside,
 * closes it on Escape and makes the page behind inert. Any link in the dialog closes it before it is followed.
 *
 * @param closedAnchor the anchor that closing links lead to where no script runs; they become buttons too
 */
export function openAsModal(dialog: HTMLDialogElement, closedAnchor: string, signal: AbortSignal): void {
  const openers = linksTo(dialog.id, document)
  const closers = linksTo(closedAnchor, dialog)
  const announce = () => {
    for (const opener of openers) opener.setAttribute('aria-expanded', String(dialog.open))
  }
  const open = () => {
    if (!dialog.open) dialog.showModal()
    announce()
  }

  for (const opener of openers) {
    opener.setAttribute('aria-haspopup', 'dialog')
    opener.setAttribute('aria-controls', dialog.id)
    makeButton(opener, open, signal)
  }
  for (const closer of closers) makeButton(closer, () => dialog.close(), signal)
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a') !== null) dialog.close()
    },
    { signal },
  )
  dialog.addEventListener('close', announce, { signal })
  announce()
  // Pressed before this script ran, an opener has only changed the address; kept there, it would open the dialog again
  // on a reload or on Back.
  if (location.hash === `#${dialog.id}`) {
    open()
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  // On a screen that grows wide enough for the whole bar there is nothing left to open the menu from.
  addEventListener(
    'resize',
    () => {
      if (dialog.open && openers.every((opener) => opener.getClientRects().length === 0)) dialog.close()
    },
    { signal },
  )
}

const linksTo = (anchor: string, within: ParentNode) => [
  ...within.querySelectorAll<HTMLAnchorElement>(`a[href="#${anchor}"]`),
]

/** Lets a link act as a button does, for the mouse, the keyboard and assistive technology. */
function makeButton(link: HTMLAnchorElement, press: () => void, signal: AbortSignal): void {
  link.setAttribute('role', 'button')
  link.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      press()
    },
    { signal },
  )
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      press()
    },
    { signal },
  )
}

/**
 * Lets Tab go round within a dialog, as the ARIA authoring practices ask of a modal one. The browser alone would lead
 * on from the last link to its own buttons.
 *
 * @param dialog one whose every link can have the focus
 */
export function trapFocus(dialog: HTMLDialogElement, signal: AbortSignal): void {
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
