import { isPreview } from '#lib/content/preview.ts'
import { translate } from '#lib/i18n/translate.ts'
import { previewStyle } from './bars.styles.ts'

/** Leaves the preview and returns to the current page. */
const EXIT = '/api/draft-mode/disable'

/**
 * The preview's overlays and its bar with the exit link, which works without JavaScript. Imported on demand, so that
 * visitors load none of it.
 */
export async function DraftTools() {
  if (!(await isPreview())) return null
  const { DraftToolsLoader } = await import('./DraftToolsLoader.tsx')
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: previewStyle }} />
      <aside className="preview-bar">
        <span>{translate('preview.notice')}</span>
        {/* A plain link, since prefetching it would change cookies. */}
        <a href={EXIT}>{translate('preview.leave')}</a>
      </aside>
      <DraftToolsLoader />
    </>
  )
}
