import { Container, VisuallyHidden } from '#components/ui/Layout.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { getPageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { getComparisonPath, type PolicyRoute } from '#lib/links/policies.ts'
import type { ComparedPart, ComparedBlock, Passage } from '#lib/policies/difference.ts'
import { groupAdjacent } from '#lib/policies/groupAdjacent.ts'
import { dataAttribute } from '../dataAttributes.ts'
import { PolicyDates } from './PolicyDates.tsx'
import { VersionLinks, type ListedVersion } from './PolicyHistory.tsx'

interface PolicyComparisonProps {
  home: SitePrefix
  policy: PolicyRoute
  title: string
  version: ListedVersion
  earlier: ListedVersion
  /** All versions. */
  versions: readonly ListedVersion[]
  parts: readonly ComparedPart[]
}

/** Renders the changes from one version to a later one, and links to other comparisons. */
export async function PolicyComparison({
  home,
  policy,
  title,
  version,
  earlier,
  versions,
  parts,
}: PolicyComparisonProps) {
  const { number } = version
  const otherNumbers = versions.map((listed) => listed.number).filter((n) => n !== number && n !== earlier.number)
  const getPathTo = (other: number) => getComparisonPath(policy, Math.max(number, other), Math.min(number, other))
  const compareWith = translate('legal.compareWith', { number })
  const edits = await createEditAttributes(parts, { older: earlier, newer: version })
  return (
    <article className="policy surface-white">
      <Container className="policy-history">
        <div className="policy-head">
          <h1>{translate('legal.comparisonTitle', { title, version: number, earlier: earlier.number })}</h1>
          <PolicyDates document={version} />
          <p className="version-change">{version.changeSummary}</p>
          <VersionLinks home={home} policy={policy} number={number} earlier={undefined} to={['read', 'history']} />
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
          {translate(parts.some(({ changed }) => changed) ? 'legal.comparisonKey' : 'legal.nothingChanged')}
        </p>
        <div className="diff-columns">
          <ChangeList parts={parts.filter(({ changed }) => changed)} edits={edits} />
          <div className="policy-text diff">
            <ComparedText parts={parts} edits={edits} />
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

/** The value of `data-sanity` of each part, by its id. */
type Edits = ReadonlyMap<string, string | undefined>

async function createEditAttributes(
  parts: readonly ComparedPart[],
  versions: Record<'older' | 'newer', ListedVersion>,
): Promise<Edits> {
  return new Map(
    await Promise.all(
      parts.map(async ({ id, source }) => [id, await dataAttribute(versions[source.version], source.field)] as const),
    ),
  )
}

interface ComparedPartsProps {
  parts: readonly ComparedPart[]
  edits: Edits
}

/** Renders links to the parts that changed. */
function ChangeList({ parts, edits }: ComparedPartsProps) {
  if (parts.length === 0) return null
  const title = translate('legal.changes')
  return (
    <nav className="policy-contents" aria-label={title}>
      <p>{title}</p>
      <ol role="list">
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${toAnchor(part)}`} data-sanity={edits.get(part.id)}>
              {toHeading(part)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Blocks({ blocks }: { blocks: readonly ComparedBlock[] }) {
  const [first] = blocks
  if (first?.kind === 'point') {
    return (
      <ul>
        {blocks.map(({ passages }, index) => (
          <li key={index}>
            <ComparedPassages passages={passages} />
          </li>
        ))}
      </ul>
    )
  }
  const Block = first?.kind === 'heading' ? 'h2' : 'p'
  return blocks.map(({ passages }, index) => (
    <Block key={index}>
      <ComparedPassages passages={passages} />
    </Block>
  ))
}

interface ComparedSectionProps {
  /** Consecutive parts: one that changed, or all unchanged ones between two changes. */
  parts: readonly ComparedPart[]
  /** Value of `data-sanity`. */
  edit: string | undefined
}

function ComparedSection({ parts, edit }: ComparedSectionProps) {
  const [part] = parts
  if (part === undefined) return null
  if (!part.changed) {
    return (
      <p className="unchanged" data-sanity={edit}>
        {translate('legal.unchanged', { headings: parts.map(toHeading).join(' · ') })}
      </p>
    )
  }
  return (
    <section id={toAnchor(part)} data-sanity={edit}>
      {isSummary(part) && <h2>{toHeading(part)}</h2>}
      {groupAdjacent(part.blocks, (block, next) => block.kind === next.kind).map((blocks, index) => (
        <Blocks key={index} blocks={blocks} />
      ))}
    </section>
  )
}

/** Renders the changed parts of a legal text, word by word; of unchanged ones only the headings. */
function ComparedText({ parts, edits }: ComparedPartsProps) {
  return groupAdjacent(parts, (part, next) => !part.changed && !next.changed).map((group) => {
    const id = group[0]?.id ?? ''
    return <ComparedSection key={id} parts={group} edit={edits.get(id)} />
  })
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
