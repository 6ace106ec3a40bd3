import { z } from 'zod'
import { nameAuthor } from '#studio/kit/nameAuthor.ts'
import { formatShort } from '#studio/kit/times.ts'

/** Releases that have a time. Sanity's cloud does not store who set it. */
export const schedules = z.array(
  z.object({
    _id: z.string(),
    publishAt: z.string(),
    scheduledBy: z.string(),
    metadata: z.object({ title: z.string().default(''), cardinality: z.string().optional() }),
  }),
)

export type Schedule = z.infer<typeof schedules>[number]

/** Says who set the time of a release. @param name of that person */
export function describeSchedule({ publishAt, scheduledBy, metadata }: Schedule, name: string | undefined): string {
  // As the Studio calls a release without a title.
  const release = metadata.title === '' ? 'an untitled release' : `the release “${metadata.title}”`
  const what = metadata.cardinality === 'one' ? 'the scheduled draft' : release
  return `${nameAuthor(scheduledBy, name)} set the time at which ${what} is published: ${formatShort(publishAt)}`
}
