import { type ClientConfig, createClient, type SanityClient, type StegaConfig } from '@sanity/client'
import { env } from '#lib/env.ts'
import { STUDIO_PATH } from '#lib/links/path.ts'
import { isChoice } from './completeness.ts'
import { getConnection } from './connection.ts'

/** The client's default timeout is five minutes. */
const LIMITS = { maxRetries: 1, timeout: 10_000 }

let published: SanityClient | undefined
let preview: SanityClient | undefined
let drafts: SanityClient | undefined

/** Creates a client with the token, as the dataset is private in the embedded store and may be in Sanity's cloud. */
const createReader = (config: ClientConfig) =>
  createClient({ ...getConnection(), token: env().SANITY_API_READ_TOKEN, ...LIMITS, ...config })

/** Returns a client that reads published content. */
export const getPublishedClient = (): SanityClient => (published ??= createReader({ perspective: 'published' }))

/** Returns a client that reads drafts without stega, for readers who cannot edit. */
export const getDraftsClient = (): SanityClient => (drafts ??= createReader({ perspective: 'drafts' }))

/** Fields that code compares or uses in attributes, besides choices from a list. */
const STEGA_EXCLUDED_FIELDS: ReadonlySet<string> = new Set([
  'siteSettings.productName',
  'businessPage.hero.footnoteMark',
  'businessPage.hero.facts.footnoteMark',
  'businessPage.claimFootnote.mark',
])

/** Returns whether a text may be stega-encoded. Sanity itself excludes URLs, dates, keys and search fields. */
export const isStegaEncoded: NonNullable<StegaConfig['filter']> = (props) => {
  const { sourceDocument, sourcePath } = props
  const { _type: type } = sourceDocument
  const path = [type, ...sourcePath.filter((step) => typeof step === 'string')].join('.')
  return !STEGA_EXCLUDED_FIELDS.has(path) && !isChoice(type, sourcePath) && props.filterDefault(props)
}

/** Returns a client that reads drafts with stega encoding, which links a text to its field for click-to-edit. */
export const getPreviewClient = (): SanityClient =>
  (preview ??= createReader({
    perspective: 'drafts',
    stega: { enabled: true, studioUrl: STUDIO_PATH, filter: isStegaEncoded },
  }))
