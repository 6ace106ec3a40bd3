import { errorPageStyle } from '#components/error-page/errorPage.styles.ts'
import { footerStyle } from '#components/footer/footer.styles.ts'
import { headerStyle } from '#components/header/header.styles.ts'
import { menuStyle } from '#components/header/menu.styles.ts'
import { announcementStyle } from '#components/site-frame/announcement.styles.ts'
import { themeStyle } from '#components/theme/theme.styles.ts'
import { uiStyle } from '#components/ui/ui.styles.ts'

/** Styles of every page. Each page adds a stylesheet with those of its parts; the front door merges both. */
export default [themeStyle, uiStyle, headerStyle, announcementStyle, menuStyle, footerStyle, errorPageStyle].flat()
