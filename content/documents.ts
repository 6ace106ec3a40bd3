import type { PatchOperations } from '@sanity/client'
import { createSchema } from 'sanity'
import { toIdInLanguage } from '#lib/content/languages.ts'
import { defaultLocale, isLocale, type Locale, locales } from '#lib/i18n/locales.ts'
import { isRecord } from '#lib/isRecord.ts'
import { pages as pageRegistry, singletonPages } from '#lib/pages.ts'
import { getOrderedSections } from '#lib/sections.ts'
import { listedSections } from '#schemas/fields/page.ts'
import { schemaTypes } from '#schemas/index.ts'
import { conform } from './conform.ts'
import { upgradeClosingRules } from './estimateUpgrade.ts'
import english from './en.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import { createBullets, createParagraphs } from './portableText.ts'
import { replaceTypedFigures } from './sampleUpgrade.ts'

/** A document to write to the content store. */
export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** Asset ids by the path of their file below `content/assets`. */
type SeedAssets = ReadonlyMap<string, string>

const logoStrips = [
  { type: 'pressLogo', folder: 'press', items: english.personalPage.press.items },
  { type: 'partnerLogo', folder: 'partners', items: english.businessPage.partnerStrip.items },
]

/** Paths below `content/assets` of files to upload as images. */
export const seedAssetPaths = logoStrips.flatMap(({ folder, items }) => items.map(({ key }) => `${folder}/${key}.svg`))

/** The texts of one language, without the wording rules, which differ by language. */
type Copy = Omit<typeof english, 'locale' | 'codeStrings' | 'wordingRules' | 'estimateRules' | 'sampleBuyer'>

function createImage(assets: SeedAssets, path: string, alt?: string) {
  const asset = assets.get(path)
  if (asset === undefined) throw new Error(`The asset ${path} was not uploaded.`)
  return { asset: { _ref: asset }, ...(alt !== undefined && { alt }) }
}

/** Returns references to documents, as a page's list. @param prefix of their ids, before the key */
const createReferences = (prefix: string, items: readonly { key: string }[], locale: Locale = defaultLocale) =>
  items.map(({ key }) => ({ _key: key, _ref: toIdInLanguage(`${prefix}-${key}`, locale) }))

function createPages(content: Copy, locale: Locale) {
  const { press, testimonials, faq: personalFaq, ...personalPage } = content.personalPage
  const { partnerStrip, demoSection, faq: businessFaq, ...businessPage } = content.businessPage
  const { testimonialKey, ...scanPage } = content.scanPage
  const { logoKey, ...quote } = demoSection.quote
  return {
    siteSettings: content.siteSettings,
    ...Object.fromEntries(singletonPages.map(({ type }) => [type, content[type]])),
    personalPage: {
      ...personalPage,
      press: { heading: press.heading, logos: createReferences('pressLogo', press.items) },
      testimonials: { ...testimonials, reviews: createReferences('testimonial', content.testimonials, locale) },
      faq: { ...personalFaq, questions: createReferences('faq-personal', content.faqsPersonal, locale) },
      sectionOrder: listedSections(getOrderedSections('personal')),
    },
    businessPage: {
      ...businessPage,
      partnerStrip: { heading: partnerStrip.heading, logos: createReferences('partnerLogo', partnerStrip.items) },
      demoSection: { ...demoSection, quote: { ...quote, logo: { _ref: `partnerLogo-${logoKey}` } } },
      faq: { ...businessFaq, questions: createReferences('faq-business', content.faqsBusiness, locale) },
      sectionOrder: listedSections(getOrderedSections('business')),
    },
    scanPage: { ...scanPage, testimonial: { _ref: toIdInLanguage(`testimonial-${testimonialKey}`, locale) } },
    consentSettings: content.consent,
    disclosures: content.disclosures,
    emailMessages: content.emails,
    onePager: content.onePager,
  }
}

/** Yields the documents of one language, with the ids of the English ones. */
function* createTranslated(content: Copy, locale: Locale): Generator<SeedDocument> {
  for (const [type, fields] of Object.entries(createPages(content, locale))) yield { _id: type, _type: type, ...fields }
  for (const [audience, faqs] of [
    ['personal', content.faqsPersonal],
    ['business', content.faqsBusiness],
  ] as const) {
    for (const { key, question, answer } of faqs) {
      yield { _id: `faq-${audience}-${key}`, _type: 'faq', audience, question, answer: createParagraphs([answer]) }
    }
  }
  for (const { key, ...testimonial } of content.testimonials) {
    yield { _id: `testimonial-${key}`, _type: 'testimonial', ...testimonial }
  }
  for (const [key, policy] of Object.entries(content.policies)) {
    const sections = policy.sections.map(({ id, heading, paragraphs, bullets, closing }) => ({
      id,
      heading,
      paragraphs: createParagraphs(paragraphs),
      bullets: createBullets(bullets),
      closing: createParagraphs(closing),
    }))
    yield { _id: `legalPolicy-${key}`, _type: 'legalPolicy', ...policy, sections }
  }
}

/** Yields the documents that all languages share. */
function* createShared(assets: SeedAssets): Generator<SeedDocument> {
  for (const { type, folder, items } of logoStrips) {
    for (const { key, name, source } of items) {
      const logo = createImage(assets, `${folder}/${key}.svg`, name)
      yield { _id: `${type}-${key}`, _type: type, name, image: logo, source }
    }
  }
  for (const partner of english.partners) {
    const { logoKey, ...fields } = { logoKey: undefined, ...partner }
    const logo = logoKey === undefined ? {} : { logo: createImage(assets, `partners/${logoKey}.svg`) }
    const { linkMessage, scanMessage, licenceDisclosure } =
      french.partners.find(({ slug }) => slug === partner.slug) ?? {}
    const texts = { linkMessage, scanMessage, licenceDisclosure }
    const inFrench = Object.values(texts).some(Boolean) ? { french: texts } : {}
    yield { _id: `partner-${partner.slug}`, _type: 'partner', ...fields, ...inFrench, ...logo }
  }
  yield { _id: 'estimateRules', _type: 'estimateRules', ...english.estimateRules }
  yield { _id: 'sampleBuyer', _type: 'sampleBuyer', ...english.sampleBuyer }
  yield { _id: 'wordingRules', _type: 'wordingRules', rules: [...createWordingRules(english, 'en-CA'), ...frenchRules] }
}

/** Returns the wording rules of a language as items of their document. */
const createWordingRules = (
  { wordingRules }: { wordingRules: { rules: readonly { key: string }[] } },
  language: Locale,
) =>
  wordingRules.rules.map(({ key, ...rule }) => ({
    ...rule,
    _type: 'wordingRule',
    _key: toIdInLanguage(key, language),
    language,
  }))

/** The wording rules of French texts. */
const frenchRules = createWordingRules(french, 'fr-CA')

const superlativeRules = [...createWordingRules(english, 'en-CA'), ...frenchRules].filter(({ _key }) =>
  _key.startsWith('superlative'),
)

/** Adds the rules about superlatives to those of an earlier release, in the languages that it has rules for. */
export function addSuperlativeRules(document: Record<string, unknown>): PatchOperations {
  const rules = Array.isArray(document['rules']) ? document['rules'].filter(isRecord) : []
  const items = superlativeRules.filter(
    ({ _key, language }) =>
      rules.some((rule) => (rule['language'] ?? defaultLocale) === language) &&
      !rules.some((rule) => rule['_key'] === _key),
  )
  return { setIfMissing: { rules: [] }, ...(items.length > 0 && { insert: { after: 'rules[-1]', items } }) }
}

/** Patches that add links to the estimate to the pages and settings of a language. */
const estimateLinks = [english, french].flatMap(({ personalPage, siteSettings, ...copy }) => {
  const locale = isLocale(copy.locale) ? copy.locale : defaultLocale
  const texts = {
    'hero.estimateLink': personalPage.hero.estimateLink,
    'howItWorks.estimateLink': personalPage.howItWorks.estimateLink,
  }
  const items = siteSettings.footer.links
    .filter(({ path }) => path === pageRegistry.estimate.path)
    .map((link) => ({ ...link, _type: 'footerLink', _key: 'estimate' }))
  return [
    { id: toIdInLanguage('personalPage', locale), patch: { setIfMissing: texts } },
    {
      id: toIdInLanguage('siteSettings', locale),
      patch: { setIfMissing: { 'footer.links': [] }, insert: { after: 'footer.links[-1]', items } },
    },
  ]
})

/** Texts that the estimate's page of an earlier release lacks. */
const estimateTexts = [english, french].map(({ locale, estimatePage: { inputs, results, comparison, plan } }) => {
  const { first, build, together, coIncome, coDebts, balances, fromPayment, payment, closing } = inputs
  const added = { first, build, together, coIncome, coDebts, balances, fromPayment, payment, closing }
  const fields = Object.entries(added).map(([name, text]) => [`inputs.${name}`, text])
  return {
    id: toIdInLanguage('estimatePage', isLocale(locale) ? locale : defaultLocale),
    patch: { setIfMissing: { ...Object.fromEntries(fields), 'results.tooLong': results.tooLong, comparison, plan } },
  }
})

/** Ends of the plan's note of an earlier release, which left interest out. */
const NOTES_WITHOUT_INTEREST = ['Interest is left out.', 'Les intérêts ne sont pas comptés.']

/** Notes of the plan that say how interest counts, in the place of those that editors did not change. */
const savingNotes = [english, french].map(({ locale, estimatePage: { plan } }) => ({
  id: toIdInLanguage('estimatePage', isLocale(locale) ? locale : defaultLocale),
  patch: (document: Record<string, unknown>): PatchOperations => {
    const stored = isRecord(document['plan']) ? document['plan']['note'] : undefined
    const isEarlier = typeof stored === 'string' && NOTES_WITHOUT_INTEREST.some((end) => stored.endsWith(end))
    return { set: isEarlier ? { 'plan.note': plan.note } : {} }
  },
}))

/** Returns a text with plain spaces, and none before a semicolon. */
const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(' ;', ';')

/** French texts in place of those that differ by their spaces only, where lines could break before a sign. */
const frenchSpaces = [
  ['estimatePage', 'plan', 'note', french.estimatePage.plan.note],
  ['consentSettings', 'dialog', 'privacyControlText', french.consent.dialog.privacyControlText],
].map(([type = '', group = '', name = '', text = '']) => ({
  id: toIdInLanguage(type, 'fr-CA'),
  patch: ({ [group]: stored }: Record<string, unknown>): PatchOperations => {
    const earlier = isRecord(stored) ? stored[name] : undefined
    const isSame = typeof earlier === 'string' && withPlainSpaces(earlier) === withPlainSpaces(text)
    return { set: isSame ? { [`${group}.${name}`]: text } : {} }
  },
}))

/** Texts of the cookie dialog that an earlier release lacks. */
const privacyControlTexts = [english, french].map(({ locale, consent: { dialog } }) => ({
  id: toIdInLanguage('consentSettings', isLocale(locale) ? locale : defaultLocale),
  patch: { setIfMissing: { 'dialog.privacyControlText': dialog.privacyControlText } },
}))

const { fhsaYearly, fhsaTotal, homeBuyersPlan } = english.estimateRules

/** A patch that a document of an earlier release gets once, such as the value of a new required field. */
export interface Upgrade {
  /** Id of a document of the same release, or else a name of its own, by which the store knows that it has the patch. */
  unlessLoaded: string
  id: string
  patch: PatchOperations | ((document: Record<string, unknown>) => PatchOperations)
}

export const upgrades: readonly Upgrade[] = [
  {
    unlessLoaded: 'siteSettings-fr',
    id: 'wordingRules',
    patch: { setIfMissing: { rules: [] }, insert: { after: 'rules[-1]', items: frenchRules } },
  },
  ...estimateLinks.map((link) => ({ unlessLoaded: 'estimatePage', ...link })),
  ...locales.map((locale) => ({
    unlessLoaded: 'sampleBuyer',
    id: toIdInLanguage('personalPage', locale),
    patch: replaceTypedFigures,
  })),
  {
    unlessLoaded: 'closingRules-2026-11',
    id: 'estimateRules',
    patch: (document) => ({
      ...upgradeClosingRules(conformTo('estimateRules', english.estimateRules), document),
      setIfMissing: { fhsaYearly, fhsaTotal, homeBuyersPlan },
    }),
  },
  ...estimateTexts.map((texts) => ({ unlessLoaded: 'closingRules-2026-11', ...texts })),
  {
    unlessLoaded: 'closingRules-newHomes',
    id: 'estimateRules',
    patch: (document) => upgradeClosingRules(conformTo('estimateRules', english.estimateRules), document),
  },
  {
    unlessLoaded: 'closingRules-montreal',
    id: 'estimateRules',
    patch: (document) => upgradeClosingRules(conformTo('estimateRules', english.estimateRules), document),
  },
  {
    unlessLoaded: 'closingRules-newHomesInBritishColumbia',
    id: 'estimateRules',
    patch: (document) => upgradeClosingRules(conformTo('estimateRules', english.estimateRules), document),
  },
  ...savingNotes.map((notes) => ({ unlessLoaded: 'savingNotes', ...notes })),
  ...privacyControlTexts.map((texts) => ({ unlessLoaded: 'privacyControlText', ...texts })),
  ...frenchSpaces.map((spaces) => ({ unlessLoaded: 'frenchSpaces', ...spaces })),
  { unlessLoaded: 'superlativeRules', id: 'wordingRules', patch: addSuperlativeRules },
]

const schema = createSchema({ name: 'default', types: schemaTypes })

/** Converts plain content to the structure of a document type. @throws Error for a type that the schemas lack */
function conformTo(type: string, content: unknown, path = type): unknown {
  const found = schema.get(type)
  if (found === undefined) throw new Error(`The schemas have no type ${type}.`)
  return conform(found, content, path)
}

/** Creates every document the site ships with. Ids are stable. */
export function createSeedDocuments(assets: SeedAssets): SeedDocument[] {
  const inLanguage = (copy: Copy, language: Locale) =>
    [...createTranslated(copy, language)].map((document) => ({
      ...document,
      _id: toIdInLanguage(document._id, language),
      language,
    }))
  return [...inLanguage(english, 'en-CA'), ...inLanguage(french, 'fr-CA'), ...createShared(assets)].map((document) =>
    Object.assign({ _id: document._id, _type: document._type }, conformTo(document._type, document, document._id)),
  )
}
