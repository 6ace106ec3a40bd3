import { Heading, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { ShownNumber } from '#leads/staff/sums.ts'
import { formatNumber } from '#lib/content/format.ts'
import { pageList } from '#lib/pages.ts'

/** Titles of pages by their names. */
export const pageTitles = new Map<string, string>(pageList.map(({ name, title }) => [name, title]))

export const formatShown = (value: ShownNumber) => (value === '<5' ? 'Fewer than 5' : formatNumber(value, 'en'))

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
