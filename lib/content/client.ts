import { createClient, type SanityClient, type StegaConfig } from '@sanity/client'
import { env } from '#lib/env.ts'
import { isChoice } from './conformToType.ts'
import { getConnection } from './connection.ts'

/** The client's default timeout is five minutes. */
const LIMITS = { maxRetries: 1, timeout: 10_000 }

let published: SanityClient | undefined
let preview: SanityClient | undefined
let drafts: SanityClient | undefined

/**
 * Returns a client that reads published content. It sends the token, as the dataset is private in the embedded store
 * and may be private in Sanity's cloud.
 */
export function getPublishedClient(): SanityClient {
  const { SANITY_API_READ_TOKEN: token } = env()
  published ??= createClient({ ...getConnection(), token, perspective: 'published', ...LIMITS })
  return published
}

function readToken(): string {
  const token = env().SANITY_API_READ_TOKEN
  if (token === undefined) throw new Error('SANITY_API_READ_TOKEN is not set: drafts cannot be read.')
  return token
}

/**
 * Returns a client that reads drafts without stega, for readers who cannot edit.
 *
 * @throws Error when SANITY_API_READ_TOKEN is not set
 */
export function getDraftsClient(): SanityClient {
  drafts ??= createClient({
    ...getConnection(),
    token: readToken(),
    perspective: 'drafts',
    ...LIMITS,
  })
  return drafts
}

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

/**
 * Returns a client that reads drafts with stega encoding, which links a text to its field for click-to-edit.
 *
 * @throws Error when SANITY_API_READ_TOKEN is not set
 */
export function getPreviewClient(): SanityClient {
  preview ??= createClient({
    ...getConnection(),
    token: readToken(),
    perspective: 'drafts',
    ...LIMITS,
    stega: {
      enabled: true,
      studioUrl: '/studio',
      filter: isStegaEncoded,
    },
  })
  return preview
}
