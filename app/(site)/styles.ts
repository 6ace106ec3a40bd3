import { errorPageStyle } from '#components/error-page/errorPage.styles.ts'
import { footerStyle } from '#components/footer/footer.styles.ts'
import { headerStyle } from '#components/header/header.styles.ts'
import { menuStyle } from '#components/header/menu.styles.ts'
import { themeStyle } from '#components/theme/theme.styles.ts'
import { uiStyle } from '#components/ui/ui.styles.ts'

/** Styles of every page. Each page adds one stylesheet with those of its parts, so it loads two. */
export default [themeStyle, uiStyle, headerStyle, menuStyle, footerStyle, errorPageStyle].flat()
