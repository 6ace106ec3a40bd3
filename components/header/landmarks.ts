/** Ids by which the header's script finds its parts. */
export const HEADER_ID = 'site-header'
export const MENU_ID = 'site-menu'
