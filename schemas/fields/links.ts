import { type CustomValidatorResult, type SlugValue, type ValidationContext } from 'sanity'
import { listAnchorsAround, linkProblem, type LinkContext, findPageLinkProblem } from '#lib/links/linkProblem.ts'
import { findSlugFormatProblem } from '#lib/links/partners.ts'
import { toPathKey } from '#lib/links/path.ts'
import { createPublishedCache } from '../publishedCache.ts'
import { field } from './field.ts'

/** Reads the paths with a published redirect, which are valid link targets. */
const fetchRedirectSources = createPublishedCache(async (client) => {
  const sources = await client.fetch<string[]>('*[_type == "redirect" && defined(from)].from')
  return new Set(sources.map(toPathKey).filter((key) => key !== undefined))
})

/** Creates a validator that knows the document's anchors and the published redirects. */
function linkValidator(getProblem: (target: string, context: LinkContext) => string | undefined) {
  return async (target: string | undefined, context: ValidationContext): Promise<CustomValidatorResult> => {
    if (target === undefined) return true
    const { document, path = [] } = context
    const linkContext = { anchors: listAnchorsAround(document, path), redirects: await fetchRedirectSources(context) }
    return getProblem(target, linkContext) ?? true
  }
}

/** Rejects a link without a destination, or one that a browser would execute. */
export const validateLink = linkValidator(linkProblem)

/** Rejects anything but the path of an existing page. */
export const validatePageLink = linkValidator(findPageLinkProblem)

/** Rejects a link ending that cannot be part of a partner's link. */
export const validateSlug = (slug: SlugValue | undefined): CustomValidatorResult =>
  slug?.current ? (findSlugFormatProblem(slug.current) ?? true) : true

export const hrefField = (description: string) =>
  field('string', 'href', 'Link', `${description} For example #faq, /support or https://example.com.`, {
    validation: (rule) => rule.required().custom(validateLink),
  })

export const emailField = (name: string, title: string, description: string) =>
  field('string', name, title, description, { validation: (rule) => rule.required().email() })

/** Creates a field for an https address of another site. */
export const webAddressField = (name: string, title: string, description: string, { optional = false } = {}) =>
  field('url', name, title, optional ? `Optional. ${description}` : description, {
    validation: (rule) => (optional ? rule : rule.required()).uri({ scheme: ['https'] }),
  })
