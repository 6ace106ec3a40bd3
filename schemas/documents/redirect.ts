import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { type CustomValidator, defineType, getPublishedId, type SanityClient, type ValidationContext } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import {
  findNeededProblem,
  findRedirectProblem,
  getKey,
  indexRedirects,
  LINKING_TYPES,
  MAX_NOTE_LENGTH,
  type Redirect,
} from '#lib/redirects/rules.ts'
import { field } from '../fields/field.ts'
import { fetchLandingPaths, getSiteUrl } from '../fields/links.ts'
import { unlessUnreachable } from '../fields/unlessUnreachable.ts'

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

const getPublished = ({ document, getClient }: ValidationContext) => ({
  client: getClient({ apiVersion }).withConfig({ perspective: 'published' }),
  id: getPublishedId(document?._id ?? ''),
})

const otherRedirectsQuery = '*[_type == "redirect" && _id != $id && defined(from) && defined(to)]{from, to}'

/** Describes the links that would be dead without a redirect. @param client with the published perspective */
export async function describeNeedingLinks(client: SanityClient, id: string, from: string, added: string[] = []) {
  const others = await client.fetch<Redirect[]>(otherRedirectsQuery, { id })
  const linking = await client.fetch<{ _type: string }[]>('*[_type in $types]', { types: LINKING_TYPES })
  const sources = new Set([...others.map((other) => other.from), ...added].map(getKey))
  return findNeededProblem(
    from,
    (key) => sources.has(key),
    () => linking,
  )
}

/** Creates a validator that rejects a dead end, a loop or a chain of redirects. */
function createRedirectValidator(field: keyof Redirect): CustomValidator<string | undefined> {
  return unlessUnreachable(async (value: string | undefined, context: ValidationContext) => {
    if (!value) return true
    const redirect = { from: toText(context.document?.['from']), to: toText(context.document?.['to']) }
    const { client, id } = getPublished(context)
    const others = await client.fetch<Redirect[]>(otherRedirectsQuery, { id })
    const problem = findRedirectProblem(
      redirect,
      indexRedirects(others, await fetchLandingPaths(context)),
      getSiteUrl(),
    )
    return problem?.field === field ? problem.message : true
  })
}

export const validateFrom = createRedirectValidator('from')
export const validateTo = createRedirectValidator('to')

/** Rejects a new path while published links need the published one. */
export const validateLinkedPath = unlessUnreachable(async (value: string | undefined, context: ValidationContext) => {
  const { client, id } = getPublished(context)
  const published = await client.fetch<string | null>('*[_id == $id][0].from', { id })
  if (!value || published === null || value === published) return true
  return (await describeNeedingLinks(client, id, published, [value])) ?? true
})

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Sends visitors of an old or short address to the right page as soon as it is published.',
  type: 'document',
  icon: ArrowRightIcon,
  fields: [
    field('string', 'from', 'From', 'The path on this site. Upper and lower case are the same.', {
      placeholder: '/spring-offer',
      validation: (rule) => rule.required().custom(validateFrom).custom(validateLinkedPath),
    }),
    field('string', 'to', 'To', 'A path of this site, or https://. What a visitor has after “?” is kept.', {
      placeholder: '/business#demo',
      validation: (rule) => rule.required().custom(validateTo),
    }),
    field('boolean', 'permanent', 'Permanent', 'Search engines forget the old path. Off for campaigns.', {
      initialValue: false,
    }),
    field('text', 'note', 'Note', 'Optional. Why it exists and until when, for your colleagues.', {
      rows: 2,
      validation: (rule) => rule.max(MAX_NOTE_LENGTH),
    }),
  ],
  orderings: [{ name: 'from', title: 'Path', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { from: 'from', to: 'to', permanent: 'permanent' },
    prepare: ({ from, to, permanent }) => ({
      title: from ?? 'New redirect',
      subtitle: [to && `to ${to}`, permanent && 'permanent'].filter(Boolean).join(' · '),
    }),
  },
})
