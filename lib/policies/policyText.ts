import { type ListPlace, placeListItems } from '#lib/content/lists.ts'
import type { PolicyQueryResult, RichText } from '#lib/content/sanity.types.ts'

/** The text of a policy or of one of its versions. */
export type PolicyText = Pick<NonNullable<PolicyQueryResult>, 'title' | 'summary' | 'sections' | 'cookieTable'>

export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'point' | 'number'
  text: string
  /** Of a point or number in a rich text. */
  place?: ListPlace
}

/** A part of a text that keeps its identity from one version to the next. */
export interface TextPart {
  /** Anchor of the section; title and summary have ids that no anchor can have. */
  id: string
  /** Path of its field, such as `sections[_key=="a"]`. */
  field: string
  blocks: TextBlock[]
}

type Block = RichText[number]

/** Returns the words of a block; a link's target follows its words, so that a changed target shows. */
function getWords({ children = [], markDefs }: Block): string {
  const links = new Map(markDefs?.map(({ _key, href }) => [_key, href]))
  const getLink = (marks: string[] | undefined) => marks?.find((mark) => links.has(mark))
  return children
    .map(({ text = '', marks }, index) => {
      const link = getLink(marks)
      const ends = link !== undefined && getLink(children[index + 1]?.marks) !== link
      return ends ? `${text} (${links.get(link)})` : text
    })
    .join('')
}

function richText(blocks: readonly Block[]): TextBlock[] {
  const places = placeListItems(blocks)
  return blocks.map((block, index) => {
    const place = places[index]
    const text = getWords(block)
    return place ? { kind: place.ordered ? 'number' : 'point', text, place } : { kind: 'paragraph', text }
  })
}

function toTableBlocks({ caption, columns, rows }: NonNullable<PolicyText['cookieTable']>): TextBlock[] {
  const line = (cells: Omit<(typeof rows)[number], '_key'>) =>
    [cells.name, cells.category, cells.purpose, cells.party, cells.lifetime].join(' · ')
  return [
    { kind: 'heading', text: caption },
    { kind: 'paragraph', text: line(columns) },
    ...rows.map((row): TextBlock => ({ kind: 'point', text: line(row) })),
  ]
}

/** Converts a policy to plain text parts: title, summary, sections, cookie table. */
export function toTextParts({ title, summary, sections, cookieTable }: PolicyText): TextPart[] {
  return [
    { id: '#title', field: 'title', blocks: [{ kind: 'heading', text: title }] },
    { id: '#summary', field: 'summary', blocks: summary.map((text) => ({ kind: 'point', text })) },
    ...sections.map(({ _key, id, heading, paragraphs, bullets, closing }) => ({
      id,
      field: `sections[_key=="${_key}"]`,
      blocks: [
        { kind: 'heading' as const, text: heading },
        ...[paragraphs, bullets, closing].flatMap((blocks) => richText(blocks)),
      ],
    })),
    ...(cookieTable ? [{ id: '#cookies', field: 'cookieTable', blocks: toTableBlocks(cookieTable) }] : []),
  ]
}

/** Id of the section that the cookie table follows. */
const COOKIE_TABLE_AFTER = 'list'

/**
 * Finds the section that the cookie table follows: the one with its id, or the last, since editors may rename sections
 * and the law requires the table.
 *
 * @returns its index; -1 without sections
 */
export function findCookieTableIndex(ids: readonly string[]): number {
  const index = ids.indexOf(COOKIE_TABLE_AFTER)
  return index === -1 ? ids.length - 1 : index
}
