import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { checklistOf, withFinished } from '#lib/launch/checklist.ts'
import type { LaunchItem } from '#lib/launch/checklist.ts'
import type { LaunchDocument } from '#lib/launch/findings.ts'

/** Documents that keep what was, or name words without using them. */
const LEFT_OUT: ReadonlySet<string> = new Set(['policyVersion', 'wordingRules'])

const types = contentTypes.filter((type) => !LEFT_OUT.has(type))

const isDocument = (value: unknown): value is LaunchDocument =>
  typeof value === 'object' && value !== null && '_id' in value && '_type' in value

interface Checklist {
  /** Null until the content was read. */
  items: LaunchItem[] | null
  /** Words for the person when it cannot be read. */
  error: string | null
}

/** The checklist of all content, looked at anew with every change anybody makes. */
export function useChecklist(): Checklist {
  const store = useDocumentStore()
  const [checklist, setChecklist] = useState<Checklist>({ items: null, error: null })

  useEffect(() => {
    const documents = store.listenQuery(
      '*[_type in $types]',
      { types },
      { apiVersion, perspective: 'raw', tag: 'launch', throttleTime: 500 },
    )
    const reading = documents.subscribe({
      next: (answer: unknown) => {
        const found = checklistOf(Array.isArray(answer) ? answer.filter(isDocument) : [])
        setChecklist(({ items }) => ({ items: withFinished(items ?? [], found), error: null }))
      },
      error: () => setChecklist({ items: null, error: 'The content cannot be read right now. Reload the page.' }),
    })
    return () => reading.unsubscribe()
  }, [store])

  return checklist
}
