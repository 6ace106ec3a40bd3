import { defineArrayMember, defineField } from 'sanity'

interface ListedOptions {
  name: string
  title: string
  description: string
  /** The type of the documents. */
  type: string
  /** Which of them this page may list; all unless given. */
  only?: { filter: string; filterParams: Record<string, unknown> }
}

/** Documents a page shows, in the order of this list, which is dragged here or in the preview and goes live with the page. */
export function listedField({ type, only, ...field }: ListedOptions) {
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type }], options: only })],
    validation: (rule) => rule.required().min(1).unique(),
  })
}
