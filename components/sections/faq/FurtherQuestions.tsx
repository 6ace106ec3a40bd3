import { NoBreak } from '#components/ui/Layout.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { AnswerLoader } from './AnswerLoader.tsx'
import { ANSWER_LINK } from './answerMarkup.ts'

interface FurtherQuestionsProps {
  questions: readonly {
    question: string
    /** Address of the page with the answer. */
    href: string
    /** Those of a preview. */
    attributes: Readonly<Record<string, string>> | undefined
  }[]
  version: number | undefined
}

/** Renders questions whose answers are loaded when they are opened. Until then, and without scripts, a link leads there. */
export function FurtherQuestions({ questions, version }: FurtherQuestionsProps) {
  const read = translate('questions.read')
  return (
    <>
      {questions.map(({ question, href, attributes }) => (
        <details key={href} {...attributes} className="disclosure">
          <summary>
            <NoBreak as="span" text={question} />
          </summary>
          <p className={ANSWER_LINK}>
            <a href={href}>{read}</a>
          </p>
        </details>
      ))}
      <AnswerLoader
        strings={{ loading: translate('questions.loading'), failed: translate('questions.failed') }}
        version={version}
      />
    </>
  )
}
