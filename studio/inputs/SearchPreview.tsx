import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useFormValue } from 'sanity'
import { styled } from 'styled-components'
import type * as z from 'zod'
import { getLanguage } from '#lib/content/languages.ts'
import { TITLE_LENGTH, getTitlePrefix } from '#lib/content/searchTitle.ts'
import { DESCRIPTION_LENGTH } from '#schemas/objects/seo.ts'
import { Mark } from '#studio/Mark.tsx'
import { Muted } from '#studio/tools/ui.tsx'
import { useContentClient } from '#studio/tools/requests.ts'
import { type chosenImage, getSharingPicture, searchPage, truncateAtWord, useSiteSettings } from './searchData.ts'

// Colours and sizes are those of search engines and social networks, not of the Studio.
const Result = styled.div`
  padding: 1.25rem;
  font:
    0.875rem/1.58 Arial,
    sans-serif;
  color: #4d5156;

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .site {
    color: #202124;
  }

  .trail {
    font-size: 0.75rem;
  }

  .title {
    margin-block: 0.5rem 0.25rem;
    font-size: 1.25rem;
    line-height: 1.3;
    color: #1a0dab;
  }
`

const SharedCard = styled.div`
  font:
    0.875rem/1.25rem Helvetica,
    Arial,
    sans-serif;
  color: #606770;

  .picture {
    aspect-ratio: 1200 / 630;
    background: #e8efe9;
  }

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .words {
    padding: 0.75rem 1rem 1rem;
    background: #f2f3f5;
  }

  p {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .host {
    font-size: 0.75rem;
    text-transform: uppercase;
  }

  .title {
    font-size: 1rem;
    font-weight: 600;
    color: #1d2129;
  }

  .description {
    margin-top: 0.25rem;
    white-space: nowrap;
  }
`

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

interface SearchPreviewProps {
  title: string
  description: string
  image?: z.infer<typeof chosenImage> | undefined
}

const getText = (value: unknown) => (typeof value === 'string' ? value : undefined)

export function SearchPreview({ title, description, image }: SearchPreviewProps) {
  const type = getText(useFormValue(['_type'])) ?? ''
  const slug = getText(useFormValue(['slug', 'current']))
  const language = getLanguage({ language: useFormValue(['language']) })
  const site = useSiteSettings()
  const { path, picture } = searchPage(type, slug, language)
  const { host } = window.location
  const client = useContentClient()
  const shared = getSharingPicture({ chosen: [image, site?.image], drawn: picture, client })
  return (
    <Stack gap={5} style={{ maxWidth: 560 }} data-testid="search-preview">
      <Framed title="In search results">
        <Result>
          <Flex gap={3} align="center">
            <Text size={4}>
              <Mark />
            </Text>
            <div>
              <p className="site">{site?.productName}</p>
              <p className="trail">{[host, ...path.split('/').filter(Boolean)].join(' › ')}</p>
            </div>
          </Flex>
          <p className="title">{truncateAtWord(`${getTitlePrefix(site)}${title}`, TITLE_LENGTH)}</p>
          <p>{truncateAtWord(description, DESCRIPTION_LENGTH)}</p>
        </Result>
      </Framed>
      <Framed title="When shared">
        <SharedCard>
          <div className="picture">{shared && <img src={shared.url} alt="" />}</div>
          <div className="words">
            <p className="host">{host}</p>
            <p className="title">{title}</p>
            <p className="description">{description}</p>
          </div>
        </SharedCard>
      </Framed>
      {shared?.drawn && <Muted>The site draws this picture from published content. It changes when you publish.</Muted>}
    </Stack>
  )
}
