import { css } from 'styled-components'

export default css`
  body {
    margin: 0;
  }

  /* Beside the preview there is no room for a form and a panel such as the history: the panel takes the form's place. */
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
