import { faq, partnerLogo, pressLogo, testimonial } from './documents/listItems.ts'
import { partner } from './documents/partner.ts'
import { landingPage } from './documents/landingPage.ts'
import { cookieRow, cookieTable, legalPolicy, policySection, policyVersion } from './documents/policies.ts'
import { redirect } from './documents/redirect.ts'
import { withLanguage } from './fields/language.ts'
import { accessibleImage, badge, footerLink, menuItem, richText, seo, vignette, vignetteRow } from './objects.ts'
import { business } from './pages/business.ts'
import { estimate } from './pages/estimate.ts'
import { home } from './pages/home.ts'
import { plainPages } from './pages/plain.ts'
import { consentSettings, disclosures } from './singletons/legalTexts.ts'
import { estimateRules } from './singletons/estimateRules.ts'
import { sampleBuyer } from './singletons/sampleBuyer.ts'
import { emailMessages, onePager } from './singletons/messages.ts'
import { siteSettings } from './singletons/siteSettings.ts'
import { wordingRules } from './singletons/wordingRules.ts'
import { withWordingGuard } from './wording/guard.ts'

/** Types with one document per language, or one for all. */
const singletons = [
  siteSettings,
  home,
  business,
  estimate,
  ...plainPages,
  consentSettings,
  disclosures,
  estimateRules,
  sampleBuyer,
  emailMessages,
  onePager,
]

/** Types with many documents. */
const collections = [
  faq,
  testimonial,
  pressLogo,
  partnerLogo,
  partner,
  legalPolicy,
  policyVersion,
  redirect,
  landingPage,
]

/** Parts of documents, but for the drawn cards. */
const objects = [accessibleImage, badge, cookieRow, cookieTable, footerLink, menuItem, policySection, richText, seo]

/** Every type, with the wording guard on its texts. */
export const schemaTypes = [
  ...withWordingGuard(withLanguage([...singletons, wordingRules, ...collections])),
  ...objects,
  vignette,
  vignetteRow,
]
