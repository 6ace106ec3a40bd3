import { PRIVACY_CHOICES_ATTRIBUTE } from '#lib/consent/choice.ts'
import { pageHref, type HomeLink } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'

/** Opens the cookie choices; leads to the cookie policy where JavaScript does not run. */
export const PrivacyChoicesLink = ({ home, label }: { home: HomeLink; label: string }) => (
  <a href={pageHref(home, pages.cookies.path)} {...{ [PRIVACY_CHOICES_ATTRIBUTE]: '' }}>
    {label}
  </a>
)
