import { translate } from '#lib/i18n/translate.ts'
import type { ComparedBlock, ComparedPart } from '#lib/policies/difference.ts'
import { runs } from '#lib/policies/runs.ts'
import { ComparedPassages } from './ComparedPassages.tsx'

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

/** The parts of a legal text that changed, word by word; of the others only what they are called. */
export function ComparedText({ parts }: { parts: readonly ComparedPart[] }) {
  return runs(parts, (one, next) => !one.changed && !next.changed).map((together) => {
    const [part] = together
    if (part === undefined) return null
    if (!part.changed) {
      return (
        <p key={part.id} className="unchanged">
          {translate('legal.unchanged', { headings: together.map(headingOf).join(' · ') })}
        </p>
      )
    }
    return (
      <section key={part.id}>
        {isInBrief(part) && <h2>{headingOf(part)}</h2>}
        {runs(part.blocks, (one, next) => one.kind === next.kind).map((blocks, index) => (
          <Blocks key={index} blocks={blocks} />
        ))}
      </section>
    )
  })
}
