import { PortableText, type PortableTextComponents, type PortableTextTypeComponentProps } from '@portabletext/react'
import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'
import { Lists } from '#components/ui/Lists.tsx'
import { placeListItems } from '#lib/content/lists.ts'
import { isBlank } from '#lib/content/problems.ts'
import type { RichText as Blocks } from '#lib/content/sanity.types.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { resolveHref } from '#lib/links/resolveHref.ts'
import { isExecutableUrl } from '#lib/links/urls.ts'
import { groupAdjacent } from '#lib/groupAdjacent.ts'

const getHref = (value: unknown): string | undefined => {
  const href: unknown =
    typeof value === 'object' && value !== null && 'href' in value ? stegaClean(value.href) : undefined
  return typeof href === 'string' && !isExecutableUrl(href) ? href : undefined
}

type Block = Blocks[number]

type Span = NonNullable<Block['children']>[number]

interface LinkedWords {
  _type: 'linkedWords'
  _key: string
  href: string
  /** Block of the words, without marks of links. */
  words: Block
}

/**
 * Makes one child of all words of a link. `@portabletext/react` splits a link in two where bold text that begins before
 * it ends in it.
 */
function nestLinks(block: Block) {
  const links = new Map(block.markDefs?.map((link) => [link._key, link]))
  const findLink = ({ marks }: Span) => marks?.map((mark) => links.get(mark)).find(Boolean)
  const groups = groupAdjacent(block.children ?? [], (one, next) => findLink(one) === findLink(next))
  const children = groups.flatMap((spans): (Span | LinkedWords)[] => {
    const [first] = spans
    const link = first && findLink(first)
    if (!link) return spans
    const unlinked = spans.map((span) => ({ ...span, marks: span.marks?.filter((mark) => !links.has(mark)) }))
    return [{ _type: 'linkedWords', _key: first._key, href: link.href, words: { ...block, children: unlinked } }]
  })
  return { ...block, children }
}

/** Renders the words of a list's item, without an element around them. */
const Words = ({ children }: { children?: ReactNode }) => <>{children}</>

const unwrapped = { block: Words, list: Words, listItem: Words }

type LinkContext = Omit<RichTextProps, 'value'>

/** Resolves a link of a text, which keeps the visitor's language and landing variant. */
function resolveLink(href: string | undefined, { home, sectionsAt = '' }: LinkContext) {
  if (href?.startsWith('#')) return `${sectionsAt}${href}`
  return href?.startsWith('/') ? resolveHref(home, href) : href
}

const createComponents = (linkContext: LinkContext): PortableTextComponents => ({
  types: {
    linkedWords: ({ value }: PortableTextTypeComponentProps<LinkedWords>) => (
      <a href={resolveLink(getHref(value), linkContext)}>
        <PortableText value={[value.words]} components={unwrapped} />
      </a>
    ),
  },
})

interface RichTextProps {
  value: Blocks
  /** Home of the page, within which links lead. */
  home: SitePrefix
  /** Address of the page whose sections links such as `#faq` lead to, if the text is shown on another page. */
  sectionsAt?: string | undefined
}

/**
 * Renders rich text without blank paragraphs and points, which editors leave when they press Enter at the end. Lists are
 * our own, since those of `@portabletext/react` lose their numbers after a blank paragraph or a skipped level.
 */
export function RichText({ value, ...linkContext }: RichTextProps) {
  const components = createComponents(linkContext)
  const places = placeListItems(value)
  const blocks = value.map((block, index) => ({ block, place: places[index] }))
  const isItem = ({ place }: (typeof blocks)[number]) => place !== undefined
  return groupAdjacent(blocks, (one, next) => isItem(one) === isItem(next)).map((group) => {
    const shown = group.filter(({ block }) => !isBlank([block]))
    const items = shown.flatMap(({ block, place }) => {
      if (place === undefined) return []
      const content = <PortableText value={[nestLinks(block)]} components={{ ...components, ...unwrapped }} />
      return { id: block._key, place, content }
    })
    const key = group[0]?.block._key
    return items.length > 0 ? (
      <Lists key={key} items={items} />
    ) : (
      <PortableText key={key} value={shown.map(({ block }) => nestLinks(block))} components={components} />
    )
  })
}
