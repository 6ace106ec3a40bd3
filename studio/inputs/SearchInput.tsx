import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { CSSProperties, ReactNode } from 'react'
import { type InputProps, isStringInputProps, type StringInputProps, useFormValue } from 'sanity'
import * as z from 'zod'
import { getLanguage } from '#lib/content/languages.ts'
import { getTitlePrefix, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, truncateAtWord } from '#lib/content/searchTitle.ts'
import { Mark } from '#studio/Mark.tsx'
import { Muted } from '#studio/kit/ui.tsx'
import { useContentClient } from '#studio/kit/requests.ts'
import {
  chosenImage,
  describeLength,
  findSearchPreviewPage,
  getSharingPicture,
  type PreviewedPage,
  useLandingPreviewPage,
  useSiteSettings,
} from './searchData.ts'

// Colours and sizes are those of search engines and social networks, not of the Studio.
const resultStyle: CSSProperties = {
  padding: '1.25rem',
  font: '0.875rem/1.58 Arial, sans-serif',
  color: '#4d5156',
  overflowWrap: 'anywhere',
}
const cardStyle: CSSProperties = { font: '0.875rem/1.25rem Helvetica, Arial, sans-serif', color: '#606770' }
const lineStyle: CSSProperties = { overflow: 'hidden', textOverflow: 'ellipsis' }
const pictureStyle: CSSProperties = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' }

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

const searchFields = z.object({
  title: z.string().catch(''),
  description: z.string().catch(''),
  image: chosenImage.optional().catch(undefined),
})

const getText = (value: unknown) => (typeof value === 'string' ? value : undefined)

type SearchFields = z.infer<typeof searchFields>

function LandingPreview(fields: SearchFields) {
  return <PagePreview {...fields} page={useLandingPreviewPage()} />
}

function SearchPreview(fields: SearchFields) {
  const type = getText(useFormValue(['_type'])) ?? ''
  const slug = getText(useFormValue(['slug', 'current']))
  const language = getLanguage({ language: useFormValue(['language']) })
  if (type === 'landingPage') return <LandingPreview {...fields} />
  return <PagePreview {...fields} page={findSearchPreviewPage(type, slug, language)} />
}

function PagePreview({ title, description, image, page: { path, picture } }: SearchFields & { page: PreviewedPage }) {
  const site = useSiteSettings()
  const { host } = window.location
  const client = useContentClient()
  const shared = getSharingPicture({ chosen: [image, site?.image], drawn: picture, client })
  return (
    <Stack gap={5} style={{ maxWidth: 560 }} data-testid="search-preview">
      <Framed title="In search results">
        <div style={resultStyle}>
          <Flex gap={3} align="center">
            <Text size={4}>
              <Mark />
            </Text>
            <div>
              <div style={{ color: '#202124' }}>{site?.productName}</div>
              <div style={{ fontSize: '0.75rem' }}>{[host, ...path.split('/').filter(Boolean)].join(' › ')}</div>
            </div>
          </Flex>
          <div style={{ marginBlock: '0.5rem 0.25rem', fontSize: '1.25rem', lineHeight: 1.3, color: '#1a0dab' }}>
            {truncateAtWord(`${getTitlePrefix(site)}${title}`, MAX_TITLE_LENGTH)}
          </div>
          <div>{truncateAtWord(description, MAX_DESCRIPTION_LENGTH)}</div>
        </div>
      </Framed>
      <Framed title="When shared">
        <div style={cardStyle}>
          <div style={{ aspectRatio: '1200 / 630', background: '#e8efe9' }}>
            {shared && <img src={shared.url} alt="" style={pictureStyle} />}
          </div>
          <div style={{ padding: '0.75rem 1rem 1rem', background: '#f2f3f5' }}>
            <div style={{ ...lineStyle, fontSize: '0.75rem', textTransform: 'uppercase' }}>{host}</div>
            <div style={{ ...lineStyle, fontSize: '1rem', fontWeight: 600, color: '#1d2129' }}>{title}</div>
            <div style={{ ...lineStyle, marginTop: '0.25rem', whiteSpace: 'nowrap' }}>{description}</div>
          </div>
        </div>
      </Framed>
      {shared?.drawn && <Muted>The site draws this picture from published content. It changes when you publish.</Muted>}
    </Stack>
  )
}

/** Counts a text, together with what the site puts before it. */
function CountedInput({ input, max, prefix = '' }: { input: StringInputProps; max: number; prefix?: string }) {
  const { text, tone } = describeLength(prefix.length + (input.value ?? '').length, max)
  return (
    <Stack gap={3}>
      {input.renderDefault(input)}
      <Flex gap={2} aria-live="polite">
        <Text size={1} muted={tone === 'positive'} weight={tone === 'critical' ? 'semibold' : 'regular'}>
          {prefix === '' ? text : `${text} (“${prefix}” before it counts)`}
        </Text>
      </Flex>
    </Stack>
  )
}

const CountedTitle = (input: StringInputProps) => (
  <CountedInput input={input} max={MAX_TITLE_LENGTH} prefix={getTitlePrefix(useSiteSettings())} />
)

/** Adds counts and previews to the search fields. */
export function SearchInput(props: InputProps) {
  const { path, schemaType, renderDefault } = props
  if (schemaType.name === 'seo') {
    return (
      <Stack gap={5}>
        {renderDefault(props)}
        <SearchPreview {...searchFields.parse(props.value ?? {})} />
      </Stack>
    )
  }
  if (path.at(-2) === 'seo' && isStringInputProps(props)) {
    if (path.at(-1) === 'title') return <CountedTitle {...props} />
    if (path.at(-1) === 'description') return <CountedInput input={props} max={MAX_DESCRIPTION_LENGTH} />
  }
  return renderDefault(props)
}
