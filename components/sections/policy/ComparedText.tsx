import { translate } from '#lib/i18n/translate.ts'
import type { ComparedBlock, ComparedPart } from '#lib/policies/difference.ts'
import { runs } from '#lib/policies/runs.ts'
import { editAttribute } from '../editAttribute.ts'
import { ComparedPassages } from './ComparedPassages.tsx'
import type { ListedVersion } from './listedVersion.ts'

/** The heading of a part that has none in the text. */
const isInBrief = ({ id }: ComparedPart) => id === '#summary'

const wordsOf = (block: ComparedBlock | undefined) => block?.passages.map(({ text }) => text).join('') ?? ''

const headingOf = (part: ComparedPart) => (isInBrief(part) ? translate('legal.inBrief') : wordsOf(part.blocks[0]))

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
  /** Parts of which each follows the last: one that changed, or all between two that did. */
  parts: readonly ComparedPart[]
  /** Where the preview leads to. */
  edit: string | undefined
}

function ComparedSection({ parts, edit }: ComparedSectionProps) {
  const [part] = parts
  if (part === undefined) return null
  if (!part.changed) {
    return (
      <p className="unchanged" data-sanity={edit}>
        {translate('legal.unchanged', { headings: parts.map(headingOf).join(' · ') })}
      </p>
    )
  }
  return (
    <section data-sanity={edit}>
      {isInBrief(part) && <h2>{headingOf(part)}</h2>}
      {runs(part.blocks, (one, next) => one.kind === next.kind).map((blocks, index) => (
        <Blocks key={index} blocks={blocks} />
      ))}
    </section>
  )
}

interface ComparedTextProps {
  parts: readonly ComparedPart[]
  /** The two versions, to whose fields the preview leads. */
  older: ListedVersion
  newer: ListedVersion
}

/** The parts of a legal text that changed, word by word; of the others only what they are called. */
export async function ComparedText({ parts, ...versions }: ComparedTextProps) {
  const edits = await Promise.all(
    parts.map(async ({ id, source }) => [id, await editAttribute(versions[source.version], source.field)] as const),
  )
  const editOf = new Map(edits)
  return runs(parts, (one, next) => !one.changed && !next.changed).map((together) => {
    const id = together[0]?.id ?? ''
    return <ComparedSection key={id} parts={together} edit={editOf.get(id)} />
  })
}
