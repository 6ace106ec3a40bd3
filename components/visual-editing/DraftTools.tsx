import { draftMode } from 'next/headers'
import { translateGroup } from '#lib/i18n/translate.ts'

/**
 * What an editor sees over the site while looking at drafts: marks that lead from words to fields, pages that follow
 * each edit, and a way out. Imported late and only then, so that a visitor's page loads nothing of it.
 */
export async function DraftTools() {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const { DraftToolsLoader } = await import('./DraftToolsLoader.tsx')
  return <DraftToolsLoader words={translateGroup('preview')} />
}
