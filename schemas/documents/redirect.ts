import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { type CustomValidator, defineType, getPublishedId, type ValidationContext } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { findNeededProblem, LINKING_TYPES, type Redirect, redirectProblem } from '#lib/redirects/rules.ts'
import { field } from '../fields/field.ts'

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

const getId = ({ document }: ValidationContext) => getPublishedId(document?._id ?? '')

function loadOtherRedirects(context: ValidationContext): Promise<Redirect[]> {
  const query = '*[_type == "redirect" && _id != $id && defined(from) && defined(to)]{from, to}'
  const params = { id: getId(context) }
  return context.getClient({ apiVersion }).fetch<Redirect[]>(query, params, { perspective: 'published' })
}

/** Creates a validator that rejects a dead end, a loop or a chain of redirects. */
function createRedirectValidator(field: keyof Redirect): CustomValidator<string | undefined> {
  return async (value, context) => {
    if (!value) return true
    const redirect = { from: toText(context.document?.['from']), to: toText(context.document?.['to']) }
    const siteUrl = typeof location === 'undefined' ? undefined : location.origin
    const problem = redirectProblem(redirect, await loadOtherRedirects(context), siteUrl)
    return problem?.field === field ? problem.message : true
  }
}

/** Rejects a new path while published links need the published one. */
async function validateLinkedPath(value: string | undefined, context: ValidationContext): Promise<string | true> {
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'published' })
  const published = await client.fetch<string | null>('*[_id == $id][0].from', { id: getId(context) })
  if (!value || published === null || value === published) return true
  const linking = await client.fetch<{ _type: string }[]>('*[_type in $types]', { types: LINKING_TYPES })
  const remaining = (await loadOtherRedirects(context)).map(({ from }) => from)
  return findNeededProblem(published, [...remaining, value], linking) ?? true
}

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Sends visitors of an old or short address to the right page as soon as it is published.',
  type: 'document',
  icon: ArrowRightIcon,
  fields: [
    field('string', 'from', 'From', 'The path on this site. Upper and lower case are the same.', {
      placeholder: '/spring-offer',
      validation: (rule) => rule.required().custom(createRedirectValidator('from')).custom(validateLinkedPath),
    }),
    field('string', 'to', 'To', 'A path of this site, or https://. What a visitor has after “?” is kept.', {
      placeholder: '/business#demo',
      validation: (rule) => rule.required().custom(createRedirectValidator('to')),
    }),
    field('boolean', 'permanent', 'Permanent', 'Search engines forget the old path. Off for campaigns.', {
      initialValue: false,
    }),
    field('text', 'note', 'Note', 'Optional. Why it exists and until when, for your colleagues.', {
      rows: 2,
      validation: (rule) => rule.max(300),
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
