import { defineField } from 'sanity'
import type { CustomValidatorResult } from 'sanity'

/** A path of the site, an anchor of its page, a web or mail address, or a token that stands for one. */
const linkTarget = /^(#[a-z][\w-]*|\/(?![/\\])\S*|https:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d-]+|\{\w+\})$/i

/** Refuses targets a browser would run or take elsewhere, such as `javascript:` and `//host`. */
export function safeLinkTarget(value: string | undefined): CustomValidatorResult {
  if (value === undefined || linkTarget.test(value)) return true
  return 'Write #anchor, /path, https://…, mailto:… or a token such as {blogUrl}.'
}

/** Where a link leads. */
export function hrefField(description: string) {
  return defineField({
    name: 'href',
    title: 'Leads to',
    description: `${description} For example #faq, /support or https://example.com.`,
    type: 'string',
    validation: (rule) => rule.required().custom(safeLinkTarget),
  })
}

/** An email address in one of the site's settings. */
export function emailField(field: { name: string; title: string; description: string }) {
  return defineField({ ...field, type: 'string', validation: (rule) => rule.required().email() })
}

/** An address of another site, https only. */
export function webAddressField(field: { name: string; title: string; description: string; group?: string }) {
  return defineField({ ...field, type: 'url', validation: (rule) => rule.required().uri({ scheme: ['https'] }) })
}
