import { defineField } from 'sanity'

/**
 * A fixed name by which code picks a drawing or a value, never shown to visitors.
 *
 * @param choices the names code knows, with their titles
 */
export function choice(field: {
  name: string
  title: string
  description: string
  choices: Record<string, string>
  readOnly?: boolean
}) {
  const { choices, ...rest } = field
  return defineField({
    ...rest,
    type: 'string',
    options: { list: Object.entries(choices).map(([value, title]) => ({ value, title })) },
    validation: (rule) => rule.required(),
  })
}
