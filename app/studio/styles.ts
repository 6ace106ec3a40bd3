import { css } from '#components/theme/css.ts'

export default css`
  body {
    margin: 0;
  }

  /* Beside the preview a form and a panel such as the history do not both fit: the panel replaces the form. */
  #presentation-narrow-panel-content {
    container: preview-form / inline-size;
  }
  @container preview-form (width < 640px) {
    [data-testid='document-pane'] {
      min-width: 0 !important;
    }
    :has(+ [data-ui='DocumentInspectorPanel']) {
      display: none !important;
    }
  }
`
