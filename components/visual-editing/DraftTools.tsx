import { isPreview } from '#lib/content/preview.ts'
import { translate } from '#lib/i18n/translate.ts'
import { previewStyle } from './bars.styles.ts'

/** Leaves the preview and leads back to the page it is on. */
const EXIT = '/api/draft-mode/disable'

/**
 * What an editor sees over the site while looking at drafts: marks that lead from words to fields, pages that follow
 * each edit, and a bar with the way out, which works without JavaScript. The tools are imported late and only then, so
 * that a visitor's page loads nothing of them.
 */
export async function DraftTools() {
  if (!(await isPreview())) return null
  const { DraftToolsLoader } = await import('./DraftToolsLoader.tsx')
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: previewStyle }} />
      <aside className="preview-bar">
        <span>{translate('preview.notice')}</span>
        {/* A plain link: the answer sets cookies, so it must not be fetched ahead. */}
        <a href={EXIT}>{translate('preview.leave')}</a>
      </aside>
      <DraftToolsLoader />
    </>
  )
}
