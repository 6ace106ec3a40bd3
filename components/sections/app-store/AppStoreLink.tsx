import { LogoMark } from '#components/ui/Logo.tsx'
import { StarRating } from '#components/ui/StarRating.tsx'
import { translate } from '#lib/i18n/translate.ts'

/** The app's page in the App Store, with its stars and the claim beside them ("Rated 5 Stars"). */
export function AppStoreLink({ href, text, claim }: { href: string; text: string; claim: string }) {
  return (
    <a className="app-store" href={href} rel="noopener">
      <span className="app-store-name">
        <LogoMark className="app-store-mark" />
        <span>{text}</span>
      </span>
      <span className="app-store-rating">
        <StarRating rating={5} label={translate('accessibility.starRating', { rating: 5 })} />
        <span>{claim}</span>
      </span>
    </a>
  )
}
