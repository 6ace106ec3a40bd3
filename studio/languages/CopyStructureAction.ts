import { CopyIcon } from '@sanity/icons/Copy'
import { type DocumentActionComponent, useDocumentOperation } from 'sanity'
import { translatedTypes } from '#lib/content/languages.ts'
import { useAction, useContentClient, usePermissions } from '#studio/kit/requests.ts'
import { withStructure } from './copyStructure.ts'
import { getPair } from './translationState.ts'

const sourceQuery = `{
  "english": *[_id == $english][0],
  "translatedIds": *[_type in $translatedTypes]._id
}`

interface CopySource {
  english: Record<string, unknown> | null
  translatedIds: string[]
}

/** Excludes fields that the store or publishing writes. */
const isSystemField = (name: string) => name.startsWith('_') || name === 'acceptedWording'

/**
 * Finds the top-level fields in which a French document lacks English structure, and completes them.
 *
 * @throws Error when the English document is not published
 */
export function findMissingFields(documentType: string, source: CopySource, french: Record<string, unknown>) {
  if (source.english === null) throw new Error('The English document is not published yet. Publish it first.')
  const copy = { documentType, translatedIds: new Set(source.translatedIds) }
  const completed = withStructure({ ...source.english, language: 'fr-CA' }, french, copy)
  return Object.fromEntries(
    Object.entries(completed ?? {}).filter(
      ([name, value]) => !isSystemField(name) && JSON.stringify(value) !== JSON.stringify(french[name]),
    ),
  )
}

/** Adds “Copy structure from English” to the menu of a French document. */
export const CopyStructureAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const canChange = usePermissions().canChange(type)
  const client = useContentClient()
  const { patch } = useDocumentOperation(id, type)
  const { busy, run } = useAction({ failure: 'Nothing was copied.' })
  const pair = getPair(id, type, draft ?? published)
  if (!canChange || pair === undefined || pair.language === 'en-CA') return null

  const copy = () =>
    run(
      async () => {
        const params = { english: pair.english, translatedTypes }
        const source = await client.fetch<CopySource>(sourceQuery, params, { perspective: 'published' })
        const missing = findMissingFields(type, source, draft ?? published ?? {})
        const isMissing = Object.keys(missing).length > 0
        if (isMissing) patch.execute([{ set: missing }])
        return isMissing
      },
      (isMissing) =>
        isMissing ? 'Copied. Write the words that are missing, then publish.' : 'Nothing is missing here.',
    )
  return {
    label: 'Copy structure from English',
    title: 'Adds the sections, items, figures and pictures that the English document has, without its words.',
    icon: CopyIcon,
    disabled: busy,
    onHandle: () => void copy(),
  }
}
