import { createClient, type SanityClient, type StegaConfig } from '@sanity/client'
import { env } from '#lib/env.ts'
import { isChoice } from './conformToType.ts'
import { getConnection } from './connection.ts'

/** Without a limit a request to a store that hangs takes five minutes. */
const LIMITS = { maxRetries: 1, timeout: 10_000 }

let published: SanityClient | undefined
let preview: SanityClient | undefined
let drafts: SanityClient | undefined

/**
 * Reads what is published. Sends the token from server to server: a dataset in Sanity's cloud may be
 * private, as that of the embedded store is.
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
 * Reads drafts without stega, for readers who cannot edit.
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

/** Texts that code compares or puts into attributes, beside choices from a list. */
const READ_BY_CODE: ReadonlySet<string> = new Set([
  'siteSettings.productName',
  'businessPage.hero.footnoteMark',
  'businessPage.hero.facts.footnoteMark',
  'businessPage.claimFootnote.mark',
])

/** Whether an invisible mark may be added to a text. Sanity itself leaves out addresses, dates, keys and search fields. */
export const isMarked: NonNullable<StegaConfig['filter']> = (props) => {
  const { sourceDocument, sourcePath } = props
  const { _type: type } = sourceDocument
  const path = [type, ...sourcePath.filter((step) => typeof step === 'string')].join('.')
  return !READ_BY_CODE.has(path) && !isChoice(type, sourcePath) && props.filterDefault(props)
}

/**
 * Reads drafts, with invisible marks in the texts that lead an editor from a word to its field.
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
      filter: isMarked,
    },
  })
  return preview
}
