import { formStyle } from '#components/forms/form.styles.ts'
import { css, mix, token } from '#components/theme/css.ts'

export default [
  formStyle,
  css`
    .form-page {
      ${mix.stack('0')};
      .intro {
        margin: ${token('space-2')} 0 ${token('space-4')};
      }
      h1,
      .intro,
      .lead-form,
      .form-success {
        width: min(100%, 38rem);
        margin-inline: auto;
      }
    }
  `,
].flat()
