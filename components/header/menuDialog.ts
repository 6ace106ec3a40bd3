export const HEADER_ID = 'site-header'
export const MENU_ID = 'site-menu'

/** Anchor without a target: without JavaScript, following it closes the menu. */
export const MENU_CLOSED = 'site-menu-closed'

/** Opens the menu as a modal from the links to it, and closes it on any link inside. */
export function openAsModal(menu: HTMLDialogElement, signal: AbortSignal): void {
  const openers = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="#${menu.id}"]`)]
  const updateExpanded = () => {
    for (const opener of openers) opener.setAttribute('aria-expanded', String(menu.open))
  }
  const open = () => {
    if (!menu.open) menu.showModal()
    updateExpanded()
  }

  for (const opener of openers) {
    opener.setAttribute('aria-haspopup', 'dialog')
    opener.setAttribute('aria-controls', menu.id)
    makeButton(opener, signal)
    opener.addEventListener('click', open, { signal })
  }
  for (const closer of menu.querySelectorAll<HTMLAnchorElement>(`a[href="#${MENU_CLOSED}"]`)) makeButton(closer, signal)
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) menu.close()
  }
  menu.addEventListener('click', closeOnLink, { signal })
  menu.addEventListener('close', updateExpanded, { signal })
  updateExpanded()
  // A click before this script ran changed the URL, which would reopen the menu on a reload.
  if (location.hash === `#${menu.id}`) {
    open()
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  // Above the breakpoint the button that opens the menu is hidden, so the menu closes.
  const closeWithoutOpener = () => {
    if (!openers.some((opener) => opener.checkVisibility())) menu.close()
  }
  addEventListener('resize', closeWithoutOpener, { signal })
}

/** Makes a link act as a button for mouse, keyboard and assistive technology. */
function makeButton(link: HTMLAnchorElement, signal: AbortSignal): void {
  link.setAttribute('role', 'button')
  link.addEventListener('click', (event) => event.preventDefault(), { signal })
  const clickOnSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  }
  link.addEventListener('keydown', clickOnSpace, { signal })
}

/** Cycles Tab within a modal dialog of links (ARIA Authoring Practices); the browser would move on to its toolbar. */
export function trapFocus(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const links = dialog.querySelectorAll('a')
  const [first, last] = [links[0], links[links.length - 1]]
  const cycle = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const [end, next] = event.shiftKey ? [first, last] : [last, first]
    if (document.activeElement !== end && document.activeElement !== dialog) return
    event.preventDefault()
    next?.focus()
  }
  dialog.addEventListener('keydown', cycle, { signal })
}
