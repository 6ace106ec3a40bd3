import { absolute, fill, token, touchTarget, wrap } from '#components/theme/theme.ts'
import { translate } from '#lib/i18n/translate.ts'

/** Inlined, since visitors never load them. The bar has its own space at the end of the page and covers nothing. */
const previewStyle = `
  /* Scrolls the focused element clear of the bar, two lines high on a phone. */
  html:has(.preview-bar) {
    scroll-padding-block-end: 8rem;
  }
  .preview-bar {
    position: sticky;
    inset-block-end: 0;
    z-index: 2000;
    ${wrap(`0 ${token('space-2')}`, 'center')};
    justify-content: center;
    padding: 0.375rem ${token('space-2')} 0;
    ${fill('neutral-800', 'white')};
    font-size: ${token('text-small')};
  }
  .preview-bar a {
    ${touchTarget()};
    color: inherit;
  }
  .preview-bar a:focus-visible {
    outline: 2px solid ${token('accent-400')};
    outline-offset: -4px;
  }
  [data-in-studio] .preview-bar {
    display: none;
  }
  /* Firefox spaces the invisible characters of stega too: negative spacing would leave a text no width. */
  @supports (-moz-appearance: none) {
    * {
      letter-spacing: normal !important;
    }
  }
  /* Space to drag by, without shifting the layout. */
  [data-sanity-drag-flow='horizontal'] {
    margin: -0.5rem;
    padding: 0.5rem;
  }
  [data-sample] {
    position: relative;
    outline: 1px dashed ${token('accent-600')};
    outline-offset: 3px;
  }
  [data-sample]::after {
    content: attr(data-sample);
    ${absolute('auto -4px calc(100% + 3px) auto')};
    padding: 0 0.3em;
    ${fill('accent-400', 'neutral-800')};
    font: 500 0.6875rem/1.4 ${token('font-sans')};
    letter-spacing: normal;
    pointer-events: none;
  }
`

/** Leaves the preview and returns to the current page. */
const EXIT_PATH = '/api/draft-mode/disable'

/** Renders the preview's overlays, imported on demand, and its bar, whose exit link works without JavaScript. */
export async function DraftTools() {
  const { DraftToolsLoader } = await import('./DraftToolsLoader.tsx')
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: previewStyle }} />
      <aside className="preview-bar">
        <span>{translate('preview.notice')}</span>
        {/* A plain link, since prefetching it would change cookies. */}
        <a href={EXIT_PATH}>{translate('preview.leave')}</a>
      </aside>
      <DraftToolsLoader />
    </>
  )
}
