import { Container, VisuallyHidden } from '#components/ui/Layout.tsx'
import { Lists } from '#components/ui/Lists.tsx'
import { groupAdjacent } from '#lib/groupAdjacent.ts'
import { translate } from '#lib/i18n/translate.ts'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { getComparisonPath } from '#lib/links/policies.ts'
import { type ComparedBlock, type ComparedPart, type Passage } from '#lib/policies/difference.ts'
import { dataAttribute } from '#components/visual-editing/dataAttributes.ts'
import { TableOfContents } from './Policy.tsx'
import { PolicyDateLines, VersionLinks, type ListedVersion, type VersionNoteProps } from './PolicyHistory.tsx'

interface PolicyComparisonProps extends VersionNoteProps {
  title: string
  earlier: ListedVersion
  parts: readonly ComparedPart[]
}

/** Renders the changes from one version to a later one, and links to other comparisons. */
export async function PolicyComparison({ title, earlier, parts, ...page }: PolicyComparisonProps) {
  const { home, policy, version, versions } = page
  const { number } = version
  const otherNumbers = versions.map((listed) => listed.number).filter((n) => n !== number && n !== earlier.number)
  const getPathTo = (other: number) => getComparisonPath(policy, Math.max(number, other), Math.min(number, other))
  const compareWith = translate('legal.compareWith', { number })
  const versionsBySource = { older: earlier, newer: version }
  const markedParts = await Promise.all(
    parts.map(async (part) => ({
      ...part,
      edit: await dataAttribute(versionsBySource[part.source.version], part.source.field),
    })),
  )
  const changes = markedParts
    .filter(({ changed }) => changed)
    .map((part) => ({ id: toAnchor(part), heading: toHeading(part), edit: part.edit }))
  return (
    <article className="policy surface-white">
      <Container className="policy-history">
        <div className="policy-head">
          <h1>{translate('legal.comparisonTitle', { title, version: number, earlier: earlier.number })}</h1>
          <PolicyDateLines document={version} />
          {versions
            .filter((each) => each.number > earlier.number && each.number <= number)
            .map((each) => (
              <p key={each.number} className="version-change">
                {translate('legal.versionSummary', { number: each.number, changeSummary: each.changeSummary })}
              </p>
            ))}
          <VersionLinks {...page} to={['read', 'history']} />
          {otherNumbers.length > 0 && (
            <nav className="version-choice" aria-label={compareWith}>
              <p>{compareWith}</p>
              <ul role="list">
                {otherNumbers.map((other) => (
                  <li key={other}>
                    <a href={getPageHref(home, getPathTo(other))}>
                      {translate('legal.versionName', { number: other })}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <p className="comparison-key">
          {translate(changes.length > 0 ? 'legal.comparisonKey' : 'legal.nothingChanged')}
        </p>
        <div className="diff-columns">
          {changes.length > 0 && <TableOfContents title={translate('legal.changes')} sections={changes} />}
          <div className="policy-text diff">
            {groupAdjacent(markedParts, (part, next) => !part.changed && !next.changed).map((group) => (
              <ComparedSection key={group[0]?.id} parts={group} />
            ))}
          </div>
        </div>
      </Container>
    </article>
  )
}

/** The summary has no heading of its own. */
const isSummary = ({ id }: ComparedPart) => id === '#summary'

/** Returns the current text of a block, or its former text if all of it was removed. */
function toText(block: ComparedBlock | undefined): string {
  const passages = block?.passages ?? []
  const current = passages.filter(({ change }) => change !== 'removed')
  return (current.length > 0 ? current : passages).map(({ text }) => text).join('')
}

const toHeading = (part: ComparedPart) => (isSummary(part) ? translate('legal.inBrief') : toText(part.blocks[0]))

const toAnchor = ({ id }: ComparedPart) => `change-${id.replace('#', '')}`

/** A part with its value of `data-sanity`. */
type MarkedPart = ComparedPart & { edit: string | undefined }

const isItem = ({ kind }: ComparedBlock) => kind === 'point' || kind === 'number'

/** Renders adjacent blocks that are all items of lists, or all of another kind. */
function Blocks({ blocks }: { blocks: readonly ComparedBlock[] }) {
  const contents = blocks.map((block, index) => ({
    ...block,
    id: index,
    place: block.place ?? { ordered: false, level: 1, number: index + 1 },
    content: <ComparedPassages passages={block.passages} />,
  }))
  if (blocks.some(isItem)) return <Lists items={contents} />
  return contents.map(({ id, kind, content }) => {
    const Block = kind === 'heading' ? 'h2' : 'p'
    return <Block key={id}>{content}</Block>
  })
}

/** Renders a part that changed, word by word, or the headings of all unchanged ones between two changes. */
function ComparedSection({ parts }: { parts: readonly MarkedPart[] }) {
  const [part] = parts
  if (part === undefined) return null
  if (!part.changed) {
    return (
      <p className="unchanged" data-sanity={part.edit}>
        {translate('legal.unchanged', { headings: parts.map(toHeading).join(' · ') })}
      </p>
    )
  }
  return (
    <section id={toAnchor(part)} data-sanity={part.edit}>
      {isSummary(part) && <h2>{toHeading(part)}</h2>}
      {groupAdjacent(part.blocks, (block, next) => isItem(block) === isItem(next)).map((blocks, index) => (
        <Blocks key={index} blocks={blocks} />
      ))}
    </section>
  )
}

/** Renders a paragraph with its added and removed words marked, also for screen readers. */
function ComparedPassages({ passages }: { passages: readonly Passage[] }) {
  return passages.map(({ text, change }, index) => {
    if (change === undefined) return <span key={index}>{text}</span>
    const Mark = change === 'added' ? 'ins' : 'del'
    return (
      <Mark key={index}>
        <VisuallyHidden> {translate(`legal.${change}`)} </VisuallyHidden>
        {text}
        <VisuallyHidden> {translate('legal.changeEnd')} </VisuallyHidden>
      </Mark>
    )
  })
}
