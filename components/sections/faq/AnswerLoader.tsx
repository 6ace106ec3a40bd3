'use client'

import { useEffect } from 'react'

interface AnswerLoaderProps {
  strings: { loading: string; failed: string }
  /** Changes with the answers, in a preview. */
  version: number | undefined
}

/** Loads the script that loads answers. Without it the links stay. */
export function AnswerLoader({ strings, version }: AnswerLoaderProps) {
  useEffect(() => {
    import('./answers.ts').then(
      ({ loadAnswers }) => loadAnswers(strings, version),
      () => {},
    )
  }, [strings, version])
  return null
}
