import { css, minWidth, mix, token } from '#components/theme/css.ts'
import { dialogStyle } from '#components/ui/dialog.styles.ts'

/** On a small phone the banner stays below the button of the hero, in French too. */
const smallPhone = '@media (max-width: 24em) and (max-height: 42em)'

/** A window at a zoom of 400%. */
const lowWindow = '@media (max-height: 30em)'

/** Loaded with the banner or the dialog only. */
export default css`
  ${dialogStyle}
  .consent-banner {
    position: fixed;
    inset: auto 1rem 1rem;
    z-index: ${token('layer-consent')};
    ${mix.stack('0.75rem 1.25rem')};
    max-width: 75rem;
    margin-inline: auto;
    ${mix.frame(token('neutral-200'), token('radius-card'), '0.875rem 1.125rem')};
    ${minWidth('md', 'grid-template-columns: minmax(18rem, 1fr) minmax(22.75rem, auto); align-items: center; padding-inline: 1.25rem')};
    background: ${token('white')};
    box-shadow: ${token('shadow-3')};
    ${mix.lines('control', 1.45)};
    ${mix.motionAllowed} {
      ${mix.transition('base', 'transform')};
      @starting-style {
        transform: translateY(calc(100% + 1rem));
      }
    }
    ${smallPhone} {
      bottom: 0.5rem;
      gap: 0.375rem;
      padding: 0.375rem 0.75rem;
      font-size: ${token('text-tiny')};
      line-height: 1.35;
    }
    /* It scrolls and leaves half of the window. */
    ${lowWindow} {
      max-height: 50%;
      overflow: auto;
      padding-block: 0.5rem;
      font-size: ${token('text-tiny')};
    }
    ${mix.printHidden}
  }
  .consent-banner p {
    text-wrap: wrap;
  }
  .consent-banner a {
    font-weight: ${token('weight-medium')};
  }
  .consent-answers {
    ${mix.wrap('0.5rem')};
    ${smallPhone} {
      gap: 0.25rem;
    }
  }
  .consent-answers .button {
    flex: 1 1 0;
    min-width: fit-content;
    min-height: ${token('height-target')};
    padding: 0.5rem;
    ${smallPhone} {
      padding-inline: 0.25rem;
      font-size: ${token('text-tiny')};
    }
  }
  /* Keeps the second click of a double click from the page behind the answer. */
  .consent-saved {
    position: fixed;
    inset: 0;
    z-index: ${token('layer-consent')};
    animation: consent-saved 1ms 500ms forwards;
  }
  @keyframes consent-saved {
    to {
      visibility: hidden;
    }
  }
  .consent-choices {
    ${mix.stack(token('space-2'))};
    ${mix.lines('control', 1.45)};
  }
  /* Scrolls the focused element clear of the close button and the answers. */
  .dialog:has(.consent-choices) {
    scroll-padding-block: 4.5rem 8rem;
    ${lowWindow} {
      scroll-padding-block-end: 0;
    }
  }
  /* Stays in view at the end of the dialog, and covers its padding. */
  .consent-choices .consent-answers {
    position: sticky;
    bottom: calc(-1 * ${token('space-dialog')});
    margin: 0 calc(-1 * ${token('space-dialog')}) calc(-1 * ${token('space-dialog')});
    padding: ${token('space-2')} ${token('space-dialog')};
    border-top: ${mix.hairline};
    background: ${token('white')};
    ${lowWindow} {
      position: static;
    }
  }
  .consent-category {
    ${mix.frame(token('neutral-200'), token('radius-control'), `${token('space-1')} ${token('space-2')}`)};
  }
  .consent-category label {
    ${mix.wrap('0.25rem 0.5rem', 'center')};
    min-height: ${token('height-target')};
    ${mix.emphasis('semibold', 'ink')};
    cursor: pointer;
  }
  .consent-category small {
    margin-left: auto;
    ${mix.text('small', 'regular', 'ink-soft')};
  }
  :checked ~ .consent-off,
  input:not(:checked) ~ .consent-on {
    display: none;
  }
  .consent-category input {
    order: 1;
    flex: none;
    ${mix.checkbox};
  }
  .consent-category summary {
    ${mix.chevronSummary}
  }
  .consent-category dl {
    ${mix.ruled(token('space-1'))};
    padding-bottom: ${token('space-1')};
    font-size: ${token('text-small')};
  }
  .consent-category dl > div {
    ${mix.wrap('0 0.5rem')};
  }
  .consent-category dt {
    flex: 0 0 6rem;
    ${mix.emphasis('medium', 'ink')};
  }
  /* Below its name where the row is narrow. */
  .consent-category dd {
    flex: 1 1 9rem;
    min-width: 0;
  }
`
