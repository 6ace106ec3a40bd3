import { z } from 'zod'

/** Addresses of other sites that published content links to, and that failed again, with what failed. */
export const brokenLinks = z.array(z.object({ url: z.string(), failure: z.string() }))

export type BrokenLink = z.infer<typeof brokenLinks>[number]

/** What the site reports to the embedded store, whose weekly mail names them. */
export const brokenLinksReport = z.strictObject({ broken: brokenLinks })
