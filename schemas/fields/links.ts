import {
  type CustomValidatorResult,
  getPublishedId,
  type SanityClient,
  type SlugValue,
  type ValidationContext,
} from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { toIdInLanguage } from '#lib/content/languages.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { indexLandingPaths, type LandingPathKind } from '#lib/landingPages/path.ts'
import {
  adviseOnOwnAddress,
  findLinkProblem,
  findPageLinkProblem,
  type LinkContext,
  listLinkableAnchors,
} from '#lib/links/linkProblem.ts'
import { findSlugFormatProblem } from '#lib/links/partners.ts'
import { toPathKey } from '#lib/links/path.ts'
import { field } from './field.ts'
import { unlessUnreachable } from './unlessUnreachable.ts'

/** Covers one validation of a long page, but expires before the next edit. */
const TTL_MS = 2000

/**
 * Caches what validators read of published documents.
 *
 * @param read queries the content store
 * @returns a reader that queries each store at most once in {@link TTL_MS}
 */
export function createPublishedCache<Result>(read: (client: SanityClient) => Promise<Result>) {
  const cache = new Map<string, { at: number; result: Promise<Result> }>()
  return ({ getClient }: Pick<ValidationContext, 'getClient'>): Promise<Result> => {
    const client = getClient({ apiVersion }).withConfig({ perspective: 'published' })
    const { projectId, dataset, apiHost } = client.config()
    const store = [apiHost, projectId, dataset].join(' ')
    const cached = cache.get(store)
    if (cached && Date.now() - cached.at < TTL_MS) return cached.result
    const result = read(client)
    cache.set(store, { at: Date.now(), result })
    return result
  }
}

/** Fetches the paths with a published redirect, which are valid link targets. */
const fetchRedirectSources = createPublishedCache(async (client) => {
  const sources = await client.fetch<string[]>('*[_type == "redirect" && defined(from)].from')
  return new Set(sources.map(toPathKey).filter((key) => key !== undefined))
})

const fetchLandingPages = createPublishedCache((client) =>
  client.fetch<{ _id: string }[]>('*[_type == "landingPage" && defined(path)]{_id, path, formerPaths, language}'),
)

/** Fetches the paths of the other published landing pages, in every language. */
export async function fetchLandingPaths(context: ValidationContext): Promise<ReadonlyMap<string, LandingPathKind>> {
  const own = toIdInLanguage(getPublishedId(context.document?._id ?? ''), defaultLocale)
  return indexLandingPaths((await fetchLandingPages(context)).filter(({ _id }) => _id !== own))
}

/** Creates a validator that knows the document's anchors and the published redirects. */
function linkValidator(getProblem: (target: string, context: LinkContext) => string | undefined) {
  return unlessUnreachable(
    async (target: string | undefined, context: ValidationContext): Promise<CustomValidatorResult> => {
      if (target === undefined) return true
      const { document, path = [] } = context
      const [sources, pages] = await Promise.all([fetchRedirectSources(context), fetchLandingPaths(context)])
      const redirects = new Set([...sources, ...pages.keys()])
      const linkContext = { anchors: listLinkableAnchors(document, path), redirects }
      return getProblem(target, linkContext) ?? true
    },
  )
}

/** Rejects a link without a destination, or one that a browser would execute. */
export const validateLink = linkValidator(findLinkProblem)

/** Rejects anything but the path of an existing page. */
export const validatePageLink = linkValidator(findPageLinkProblem)

/** Returns the address of the site whose Studio this is; undefined outside a browser. */
export const getSiteUrl = () => (typeof location === 'undefined' ? undefined : location.origin)

const adviseOnLink = (target: string | undefined): CustomValidatorResult =>
  adviseOnOwnAddress(target ?? '', getSiteUrl()) ?? true

/** Rejects a link ending that cannot be part of a partner's link. */
export const validateSlug = (slug: SlugValue | undefined): CustomValidatorResult =>
  slug?.current ? (findSlugFormatProblem(slug.current) ?? true) : true

/** Creates the field of a link within the site. @param example of a path */
export const pathField = (example: string) =>
  field('string', 'path', 'Page', `Path of the page on this site. For example ${example}.`, {
    validation: (rule) => rule.required().custom(validatePageLink),
  })

/** Creates the field of a link anywhere. @param description ends with a full stop; examples follow it */
export const hrefField = (description: string) =>
  field('string', 'href', 'Link', `${description} For example #faq, /support or https://example.com.`, {
    validation: (rule) => [rule.required().custom(validateLink), rule.custom(adviseOnLink).warning()],
  })
