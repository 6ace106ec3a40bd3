import { css } from 'styled-components'
import { absolute, token } from '#components/theme/theme.ts'

export const dialogStyle = css`
  .dialog {
    position: fixed;
    width: min(100% - 2rem, ${token('width-dialog')});
    max-height: calc(100dvh - 2rem);
    margin: auto;
    padding: ${token('space-dialog')};
    border: 0;
    border-radius: ${token('radius-card')};
    background: ${token('white')};
    color: ${token('ink-soft')};
    box-shadow: ${token('shadow-3')};
    overflow: auto;
    overscroll-behavior: contain;
  }
  .dialog::backdrop {
    background: ${token('overlayDark-backdrop')};
  }
  .dialog h2 {
    font-size: ${token('text-dialog')};
    padding-right: 3rem;
  }
  .dialog .dialog-intro {
    margin: ${token('space-1')} 0 ${token('space-3')};
  }
  .dialog > .icon-button {
    ${absolute('1.25rem 1.25rem auto auto')};
  }
  html:has(dialog.dialog[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
    /* The scrollbar's space, which no backdrop covers, is as dark as the page behind it. */
    background: color-mix(in srgb, ${token('white')} 38%, ${token('primary-900')});
  }
  @media (forced-colors: active) {
    .dialog {
      border: 1px solid;
    }
  }
`
