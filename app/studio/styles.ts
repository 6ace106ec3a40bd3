import { css } from '#components/theme/css.ts'
import { sanityMarkup } from '#studio/sanityInternals.ts'

export default css`
  body {
    margin: 0;
  }

  /* Beside the preview a form and a panel such as the history do not both fit: the panel replaces the form. */
  ${sanityMarkup.formPanel} {
    container: preview-form / inline-size;
  }
  @container preview-form (width < 640px) {
    ${sanityMarkup.documentPane} {
      min-width: 0 !important;
    }
    :has(+ ${sanityMarkup.inspector}) {
      display: none !important;
    }
  }
`
