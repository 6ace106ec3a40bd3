import { css, mix, token } from '#components/theme/css.ts'

export const dialogStyle = css`
  .dialog {
    width: min(100% - 2rem, ${token('width-dialog')});
    max-height: calc(100dvh - 2rem);
    margin: auto;
    ${mix.box(token('space-dialog'), token('radius-card'))};
    border: 0;
    ${mix.fill('white', 'ink-soft')};
    box-shadow: ${token('shadow-3')};
    overscroll-behavior: contain;
    ${mix.forcedEdge}
  }
  .dialog::backdrop {
    background: ${token('overlayDark-backdrop')};
  }
  .dialog h2 {
    font-size: ${token('text-dialog')};
  }
  .dialog .dialog-intro {
    margin: ${token('space-1')} 0 ${token('space-3')};
  }
  .dialog > .icon-button {
    /* Moves the button into the dialog's padding. */
    --outset: calc(1.25rem - ${token('space-dialog')});
    position: sticky;
    top: var(--outset);
    z-index: 1;
    float: right;
    margin: var(--outset) var(--outset) 0 0.25rem;
    background: ${token('white')};
  }
  html:has(dialog.dialog[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
    /* Darkens the scrollbar gutter like the page, since no backdrop covers it. */
    background: color-mix(in srgb, ${token('white')} 38%, ${token('primary-900')});
  }
`
