import { Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useClient, useFormValue } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { titlePrefix } from '#lib/content/searchTitle.ts'
import { searchPage } from './pages.ts'
import { SearchResult } from './SearchResult.tsx'
import { SocialCard } from './SocialCard.tsx'
import { sharingPicture } from './sharingPicture.ts'
import type { ChosenImage } from './sharingPicture.ts'
import { useSiteWords } from './useSiteWords.ts'

/** The search and sharing fields as they are being written. */
export interface SearchFields {
  title?: string | undefined
  description?: string | undefined
  image?: ChosenImage | undefined
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      <Card scheme="light" radius={3} border overflow="hidden">
        {children}
      </Card>
    </Stack>
  )
}

const textAt = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The page in a list of search results and as a shared link, while its words are written. */
export function SearchPreview({ title = '', description = '', image }: SearchFields) {
  const type = textAt(useFormValue(['_type'])) ?? ''
  const slug = textAt(useFormValue(['slug', 'current']))
  const site = useSiteWords()
  const { path, picture } = searchPage(type, slug)
  const { host } = window.location
  const client = useClient({ apiVersion })
  const shared = sharingPicture({ chosen: [image, site?.image], drawn: picture, client })
  return (
    <Stack gap={5} style={{ maxWidth: 560 }} data-testid="search-preview">
      <Framed title="In search results">
        <SearchResult
          site={site?.productName ?? ''}
          host={host}
          path={path}
          title={`${titlePrefix(site)}${title}`}
          description={description}
        />
      </Framed>
      <Framed title="When shared">
        <SocialCard host={host} title={title} description={description} picture={shared?.url} />
      </Framed>
      {shared?.drawn && (
        <Text size={1} muted>
          The site draws this picture from what is published: its words follow when you publish.
        </Text>
      )}
    </Stack>
  )
}
