import { dataAttribute } from '#components/visual-editing/dataAttributes.ts'
import { LogoMark } from '#components/ui/Icon.tsx'
import { translate } from '#lib/i18n/translate.ts'

export async function SiteLogo({ href, productName }: { href: string; productName: string }) {
  return (
    <a className="logo" href={href} aria-label={translate('accessibility.logoHome', { productName })}>
      <LogoMark />
      <span data-sanity={await dataAttribute('siteSettings', 'productName')}>{productName}</span>
    </a>
  )
}
