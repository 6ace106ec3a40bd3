import { createClient } from '@sanity/client'
import type { SanityClient } from '@sanity/client'
import { env } from '#lib/env.ts'
import { connection } from './connection.ts'

let published: SanityClient | undefined
let preview: SanityClient | undefined
let drafts: SanityClient | undefined

/**
 * Reads what is published. The token goes along from server to server, since a dataset in Sanity's cloud may be
 * private, and the embedded store gives callers without one little time.
 */
export function publishedClient(): SanityClient {
  const { SANITY_API_READ_TOKEN: token } = env()
  published ??= createClient({ ...connection(), token, perspective: 'published', maxRetries: 1, timeout: 10_000 })
  return published
}

/** The token that may read drafts. */
function readToken(): string {
  const token = env().SANITY_API_READ_TOKEN
  if (token === undefined) throw new Error('SANITY_API_READ_TOKEN is not set: drafts cannot be read.')
  return token
}

/**
 * Reads drafts without stega, for readers who cannot edit.
 *
 * @throws Error when SANITY_API_READ_TOKEN is not set
 */
export function draftsClient(): SanityClient {
  drafts ??= createClient({
    ...connection(),
    token: readToken(),
    perspective: 'drafts',
    maxRetries: 1,
    timeout: 10_000,
  })
  return drafts
}

/** Property names whose text is read by code, so that no invisible mark may be added to it. */
const STEGA_EXCLUDED_FIELDS = new Set([
  'key',
  'kind',
  'audience',
  'source',
  'mark',
  'section',
  'stage',
  'footnoteMark',
  'lastUpdated',
  'effectiveDate',
  'productName',
  'language',
])

/**
 * Reads drafts, with invisible marks in the texts that lead an editor from a word to its field.
 *
 * @throws Error when SANITY_API_READ_TOKEN is not set
 */
export function previewClient(): SanityClient {
  preview ??= createClient({
    ...connection(),
    token: readToken(),
    perspective: 'drafts',
    stega: {
      enabled: true,
      studioUrl: '/studio',
      filter: (props) => {
        const name = props.sourcePath.at(-1)
        return !(typeof name === 'string' && STEGA_EXCLUDED_FIELDS.has(name)) && props.filterDefault(props)
      },
    },
  })
  return preview
}
