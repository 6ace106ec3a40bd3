/** Ids by which the header's script finds its parts. */
export const HEADER_ID = 'site-header'
export const MENU_ID = 'site-menu'

/** An anchor that is nowhere: without JavaScript, following it closes the menu and leaves the page where it is. */
export const MENU_CLOSED = 'site-menu-closed'
