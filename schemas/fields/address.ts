import { defineField } from 'sanity'
import { knownLink, knownPage } from './link.ts'

/** Where a link leads. */
export function hrefField(description: string) {
  return defineField({
    name: 'href',
    title: 'Leads to',
    description: `${description} For example #faq, /support or https://example.com.`,
    type: 'string',
    validation: (rule) => rule.required().custom(knownLink),
  })
}

/** A page of this site, by its path. */
export function pathField(description: string) {
  return defineField({
    name: 'path',
    title: 'Page',
    description: `${description} For example /privacy.`,
    type: 'string',
    validation: (rule) => rule.required().custom(knownPage),
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
