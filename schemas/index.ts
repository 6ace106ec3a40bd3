import type { SchemaTypeDefinition } from 'sanity'
import { faq } from './documents/faq.ts'
import { legalPolicy } from './documents/legalPolicy.ts'
import { partnerLogo, pressLogo } from './documents/logos.ts'
import { partner } from './documents/partner.ts'
import { policyVersion } from './documents/policyVersion.ts'
import { redirect } from './documents/redirect.ts'
import { testimonial } from './documents/testimonial.ts'
import { withLanguage } from './fields/language.ts'
import { accessibleImage } from './objects/accessibleImage.ts'
import { badge, vignette, vignetteRow } from './objects/cards.ts'
import { footerLink, menuItem } from './objects/links.ts'
import { cookieRow, cookieTable, policySection } from './objects/policyParts.ts'
import { richText } from './objects/richText.ts'
import { seo } from './objects/seo.ts'
import { home } from './pages/home.ts'
import { business } from './pages/business.ts'
import { estimatePage } from './pages/estimate.ts'
import { link, notFound, support, unsubscribe, waitlist } from './pages/plain.ts'
import { scan } from './pages/scan.ts'
import { consentSettings } from './singletons/consentSettings.ts'
import { disclosures } from './singletons/disclosures.ts'
import { emailMessages } from './singletons/emailMessages.ts'
import { estimateRules } from './singletons/estimateRules.ts'
import { onePager } from './singletons/onePager.ts'
import { siteSettings } from './singletons/siteSettings.ts'
import { wordingRules } from './singletons/wordingRules.ts'
import { withWordingGuard } from './wording/guard.ts'

/** Types with one document per language; the id of the English one equals the type. */
export const singletonTypes = withLanguage([
  siteSettings,
  home,
  business,
  waitlist,
  support,
  estimatePage,
  link,
  scan,
  notFound,
  unsubscribe,
  consentSettings,
  disclosures,
  estimateRules,
  emailMessages,
  onePager,
  wordingRules,
])

/** Types with many documents. */
export const documentTypes = withLanguage([
  faq,
  testimonial,
  pressLogo,
  partnerLogo,
  partner,
  legalPolicy,
  policyVersion,
  redirect,
])

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

/** Every type, with the wording guard on its texts. */
export const schemaTypes: SchemaTypeDefinition[] = withWordingGuard<SchemaTypeDefinition>([
  ...singletonTypes,
  ...documentTypes,
  ...objectTypes,
])
