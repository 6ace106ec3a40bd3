import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import type { CustomValidator, ValidationContext } from 'sanity'
import { redirectProblem } from '#lib/redirects/rules.ts'
import type { Redirect } from '#lib/redirects/rules.ts'

const apiVersion = '2025-02-19'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The published redirects beside the one that is edited. */
function others({ document, getClient }: ValidationContext): Promise<Redirect[]> {
  const id = text(document?.['_id']).replace(/^drafts\./, '')
  const query = '*[_type == "redirect" && _id != $id && defined(from) && defined(to)]{from, to}'
  return getClient({ apiVersion }).fetch<Redirect[]>(query, { id }, { perspective: 'published' })
}

/** Refuses what would lead nowhere, in a circle or on and on, with what to write instead. */
function unproblematic(field: keyof Redirect): CustomValidator<string | undefined> {
  return async (value, context) => {
    if (!value) return true
    const redirect = { from: text(context.document?.['from']), to: text(context.document?.['to']) }
    const siteUrl = typeof location === 'undefined' ? undefined : location.origin
    const problem = redirectProblem(redirect, await others(context), siteUrl)
    return problem?.field === field ? problem.message : true
  }
}

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Leads visitors of an old or short address to the right one, as soon as it is published.',
  type: 'document',
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      description:
        'The path on this site that visitors come to, such as /spring-offer. Small or capital letters make no difference.',
      type: 'string',
      placeholder: '/spring-offer',
      validation: (rule) => rule.required().custom(unproblematic('from')),
    }),
    defineField({
      name: 'to',
      title: 'To',
      description:
        'A path of this site, such as /business#demo, or an address that begins with https://. What follows “?” in the visitor’s address goes along.',
      type: 'string',
      placeholder: '/business#demo',
      validation: (rule) => rule.required().custom(unproblematic('to')),
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      description:
        'On when the old address will never be used again: search engines then forget it. Off for campaigns and whatever may change.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'Why it is there and until when, for whoever finds it later. Visitors do not see it.',
      type: 'text',
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
      media: ArrowRightIcon,
    }),
  },
})
