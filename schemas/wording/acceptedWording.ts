import { defineArrayMember, defineField } from 'sanity'

/** The words a document was published with although a rule warns of them; the store writes it with each publish. */
export const acceptedWording = defineField({
  name: 'acceptedWording',
  title: 'Published despite a warning',
  description: 'Words that the wording rules warn of. The person who published this version chose “Publish anyway”.',
  type: 'array',
  of: [defineArrayMember({ type: 'string' })],
  options: { layout: 'tags' },
  readOnly: true,
  hidden: ({ value }) => value === undefined,
})
