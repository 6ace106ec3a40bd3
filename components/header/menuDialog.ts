/** Ids of the header's parts. */
export const HEADER_ID = 'site-header'
export const MENU_ID = 'site-menu'

/** Anchor without a target: without JavaScript, following it closes the menu. */
export const MENU_CLOSED = 'site-menu-closed'

/**
 * Opens a dialog as a modal from the links to it, and closes it on any link inside.
 *
 * @param closedAnchor the anchor of the links that only close it
 */
export function openAsModal(dialog: HTMLDialogElement, closedAnchor: string, signal: AbortSignal): void {
  const openers = linksTo(dialog.id, document)
  const closers = linksTo(closedAnchor, dialog)
  const updateExpanded = () => {
    for (const opener of openers) opener.setAttribute('aria-expanded', String(dialog.open))
  }
  const open = () => {
    if (!dialog.open) dialog.showModal()
    updateExpanded()
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
  dialog.addEventListener('close', updateExpanded, { signal })
  updateExpanded()
  // A click before this script ran changed the URL, which would reopen the dialog on a reload.
  if (location.hash === `#${dialog.id}`) {
    open()
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  // Above the breakpoint the button that opens the menu is hidden, so the menu closes.
  addEventListener(
    'resize',
    () => {
      if (dialog.open && openers.every((opener) => opener.getClientRects().length === 0)) dialog.close()
    },
    { signal },
  )
}

const linksTo = (anchor: string, root: ParentNode) => [
  ...root.querySelectorAll<HTMLAnchorElement>(`a[href="#${anchor}"]`),
]

/** Makes a link act as a button for mouse, keyboard and assistive technology. */
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
 * Cycles Tab within a modal dialog (ARIA Authoring Practices). The browser alone would move on to its own toolbar.
 *
 * @param dialog all of its focusable elements are links
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
