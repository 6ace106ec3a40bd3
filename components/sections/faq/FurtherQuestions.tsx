'use client'

import { useEffect, useRef, useState } from 'react'
import { NoBreak } from '#components/ui/Layout.tsx'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import { loadAnswer } from './loadAnswer.ts'

interface FurtherQuestionsProps {
  /** Address of the pages with the answers, up to the name of the question. */
  base: string
  /** As lists, since each byte of theirs is there hundreds of times. The attributes are those of a preview. */
  questions: readonly (readonly [name: string, question: string, attributes?: Readonly<Record<string, string>>])[]
  /** Changes with the answers, in a preview. */
  version: number | undefined
  strings: CodeStrings['questions']
}

/** Renders questions whose answers are loaded when they are opened. Until then, and without scripts, a link leads there. */
export function FurtherQuestions({ base, questions, ...rest }: FurtherQuestionsProps) {
  return questions.map(([name, question, attributes]) => (
    <FurtherQuestion key={name} href={base + name} {...{ question, attributes }} {...rest} />
  ))
}

interface FurtherQuestionProps extends Pick<FurtherQuestionsProps, 'strings' | 'version'> {
  href: string
  question: string
  attributes: Readonly<Record<string, string>> | undefined
}

type Answer =
  | { state: 'closed' | 'loading' | 'failed' }
  | { state: 'loaded'; html: string; version: number | undefined }

async function load(href: string, version: number | undefined): Promise<Answer> {
  const html = await loadAnswer(href).catch(() => undefined)
  return html === undefined ? { state: 'failed' } : { state: 'loaded', html, version }
}

function FurtherQuestion({ href, question, attributes, version, strings }: FurtherQuestionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [answer, setAnswer] = useState<Answer>({ state: 'closed' })
  const { state } = answer

  const onToggle = async (opened: boolean) => {
    const isCurrent = state === 'loading' || (answer.state === 'loaded' && answer.version === version)
    if (!opened || isCurrent) return
    setAnswer({ state: 'loading' })
    setAnswer(await load(href, version))
  }
  // It may have been opened before hydration, or have changed since.
  useEffect(() => {
    let isCurrent = true
    if (details.current?.open) void load(href, version).then((loaded) => isCurrent && setAnswer(loaded))
    return () => void (isCurrent = false)
  }, [href, version])

  return (
    <details
      ref={details}
      {...attributes}
      className="disclosure"
      onToggle={({ currentTarget }) => void onToggle(currentTarget.open)}
    >
      <summary>
        <NoBreak as="span" text={question} />
      </summary>
      {answer.state === 'loaded' ? (
        <div className="disclosure-body" dangerouslySetInnerHTML={{ __html: answer.html }} />
      ) : (
        <p className="answer-link" aria-busy={state === 'loading' || undefined}>
          {state === 'failed' && <span role="alert">{strings.failed} </span>}
          {state === 'loading' ? strings.loading : <a href={href}>{strings.read}</a>}
        </p>
      )}
    </details>
  )
}
