import { css, mix, token } from '#components/theme/css.ts'
import { submitButtonStyle } from '#components/ui/button.styles.ts'
import { fieldStyle } from '#components/ui/field.styles.ts'

export const formStyle = css`
  ${fieldStyle}
  ${submitButtonStyle}
  .form-grid {
    /* Two columns where the options of a select fit. */
    ${mix.stack(`1.25rem ${token('space-2')}`, 'repeat(auto-fit, minmax(min(100%, max(13.5rem, 40%)), 1fr))')};
  }
  .form-grid > :is(.wide, .field:has(.wide)) {
    grid-column: 1 / -1;
  }
  .lead-form {
    ${mix.stack('1.25rem')};
  }
  .form-grid > .form-note {
    margin-bottom: -0.5rem;
  }
  .form-fields {
    display: grid;
    grid-template-rows: 1fr;
    /* The confirmation below keeps its place in the window while the fields collapse. */
    overflow-anchor: none;
    ${mix.transition('slow', 'grid-template-rows')};
  }
  [data-sent] .form-fields {
    grid-template-rows: 0fr;
    margin-bottom: -1.25rem;
    visibility: hidden;
  }
  [data-sent] .lead-form {
    min-height: 0;
    overflow: hidden;
  }
  .lead-form > div:empty {
    display: none;
  }
  /* Space for the button below. */
  .lead-form .alert {
    scroll-margin-block: 6rem;
  }
  .dialog .dialog-intro,
  .form-success p {
    text-wrap: balance;
  }
  .dialog:has(.form-success) {
    text-align: center;
    h2 {
      /* As wide on every line as beside the close button. */
      display: flow-root;
      padding-left: ${token('height-target')};
    }
    .dialog-intro {
      visibility: hidden;
      height: 0;
    }
  }
  .form-figures {
    display: flex;
    gap: 0.75rem;
    ${mix.lines('small', 1.45)};
    cursor: pointer;
  }
  .form-figures input {
    flex: none;
    ${mix.checkbox};
  }
  .form-notes {
    ${mix.stack('0.625rem')};
  }
  .form-note {
    ${mix.lines('small', 1.5)};
  }
  .honeypot {
    position: absolute;
    inset-inline-start: -100vw;
    ${mix.size('1px')};
    overflow: hidden;
  }
  .form-success {
    ${mix.stack(token('space-2'))};
    justify-items: center;
    text-align: center;
  }
  .form-success svg {
    ${mix.size('64px', '72px')};
  }
  .form-success-title {
    font: ${token('weight-semibold')} 1.25rem / 1.35 ${token('font-serif')};
    color: ${token('ink')};
  }
`
