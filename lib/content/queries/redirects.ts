import { defineQuery } from 'groq'

/** Every redirect, the oldest first: of two from one path, the earlier stays in force. */
export const redirectsQuery = defineQuery(
  `*[_type == "redirect"] | order(_createdAt asc, _id asc) {from, to, permanent}`,
)
