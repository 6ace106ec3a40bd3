import type { SchemaTypeDefinition } from 'sanity'
import { faq } from './documents/faq.ts'
import { legalPolicy } from './documents/legalPolicy.ts'
import { partner } from './documents/partner.ts'
import { partnerLogo } from './documents/partnerLogo.ts'
import { policyVersion } from './documents/policyVersion.ts'
import { pressLogo } from './documents/pressLogo.ts'
import { redirect } from './documents/redirect.ts'
import { testimonial } from './documents/testimonial.ts'
import { accessibleImage } from './objects/accessibleImage.ts'
import { badge } from './objects/badge.ts'
import { cookieRow, cookieTable } from './objects/cookieTable.ts'
import { footerLink } from './objects/footerLink.ts'
import { menuItem } from './objects/menuItem.ts'
import { policySection } from './objects/policySection.ts'
import { richText } from './objects/richText.ts'
import { seo } from './objects/seo.ts'
import { vignette, vignetteRow } from './objects/vignette.ts'
import { home } from './pages/home/index.ts'
import { business } from './pages/business/index.ts'
import { waitlist } from './pages/waitlist.ts'
import { support } from './pages/support.ts'
import { link } from './pages/link.ts'
import { scan } from './pages/scan.ts'
import { notFound } from './pages/notFound.ts'
import { unsubscribe } from './pages/unsubscribe.ts'
import { consentSettings } from './singletons/consentSettings.ts'
import { disclosures } from './singletons/disclosures.ts'
import { emailMessages } from './singletons/emailMessages.ts'
import { onePager } from './singletons/onePager.ts'
import { siteSettings } from './singletons/siteSettings/index.ts'
import { wordingRules } from './singletons/wordingRules.ts'
import { withWordingGuard } from './wording/everywhere.ts'

/** Documents of which there is one; its id equals its type. */
export const singletonTypes = [
  siteSettings,
  home,
  business,
  waitlist,
  support,
  link,
  scan,
  notFound,
  unsubscribe,
  consentSettings,
  disclosures,
  emailMessages,
  onePager,
  wordingRules,
]

/** Documents of which there are many. */
export const documentTypes = [faq, testimonial, pressLogo, partnerLogo, partner, legalPolicy, policyVersion, redirect]

const objectTypes = [
  accessibleImage,
  badge,
  cookieRow,
  cookieTable,
  footerLink,
  menuItem,
  policySection,
  richText,
  seo,
  vignette,
  vignetteRow,
]

/** Every type, its texts held to the wording rules. */
export const schemaTypes: SchemaTypeDefinition[] = withWordingGuard<SchemaTypeDefinition>([
  ...singletonTypes,
  ...documentTypes,
  ...objectTypes,
])
