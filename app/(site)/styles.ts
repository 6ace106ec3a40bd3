import { errorPageStyle } from '#components/error-page/errorPage.styles.ts'
import { footerStyle } from '#components/footer/footer.styles.ts'
import { headerStyle } from '#components/header/header.styles.ts'
import { menuStyle } from '#components/header/menu.styles.ts'
import { announcementStyle } from '#components/site-frame/announcement.styles.ts'
import { otherFacesStyle, themeStyle } from '#components/theme/theme.styles.ts'
import { iconDrawingStyle } from '#components/ui/icon.styles.ts'
import { uiStyle } from '#components/ui/ui.styles.ts'
import { FIRST_SCREEN_END } from '#lib/firstScreen.ts'

/**
 * Styles of every page, those of the first screen first. Each page adds a stylesheet with those of its parts; the front
 * door joins both.
 */
export default [
  themeStyle,
  uiStyle,
  headerStyle,
  announcementStyle,
  menuStyle,
  FIRST_SCREEN_END,
  otherFacesStyle,
  iconDrawingStyle,
  footerStyle,
  errorPageStyle,
].flat()
