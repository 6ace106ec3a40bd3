export const HEADER_ID = 'site-header'
export const MENU_ID = 'site-menu'

/** Anchor without a target: without scripts, following it closes the menu. */
export const MENU_CLOSED = 'site-menu-closed'

/** Keeps `aria-expanded` of the buttons that open the menu, and closes it on what leads away from it. */
export function followMenu(menu: HTMLDialogElement, signal: AbortSignal): void {
  const openers = document.querySelectorAll<HTMLButtonElement>(`[command="show-modal"][commandfor="${menu.id}"]`)
  const updateExpanded = () => {
    for (const opener of openers) opener.setAttribute('aria-expanded', String(menu.open))
  }
  // The event comes after the command has opened or closed the menu.
  menu.addEventListener('toggle', updateExpanded, { signal })
  updateExpanded()
  const closeOnAction = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [command="show-modal"]') !== null) menu.close()
  }
  menu.addEventListener('click', closeOnAction, { signal })
  // Above the breakpoint the button that opens the menu is hidden, so the menu closes.
  const closeWithoutOpener = () => {
    if (![...openers].some((opener) => opener.checkVisibility())) menu.close()
  }
  addEventListener('resize', closeWithoutOpener, { signal })
}

/** Cycles Tab within a modal dialog (ARIA Authoring Practices); the browser would move on to its toolbar. */
export function trapFocus(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const stops = dialog.querySelectorAll<HTMLElement>('a, button')
  const [first, last] = [stops[0], stops[stops.length - 1]]
  const cycle = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const [end, next] = event.shiftKey ? [first, last] : [last, first]
    if (document.activeElement !== end && document.activeElement !== dialog) return
    event.preventDefault()
    next?.focus()
  }
  dialog.addEventListener('keydown', cycle, { signal })
}
