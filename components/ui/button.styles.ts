import { css, mix, token } from '#components/theme/css.ts'
import { buttons, disabledButton, type ButtonVariant } from '#components/theme/surfaces.ts'

/** The colours of a variant, as the custom properties that buttons read. */
export function buttonColours(variant: ButtonVariant) {
  const { text, rest, hover, pressed } = buttons[variant]
  return `--text: ${text}; --rest: ${rest}; --hover: ${hover}; --pressed: ${pressed}`
}

const sheen = (start: 200 | 300, middle: 300 | 400, end: 400 | 500) =>
  `linear-gradient(100deg, ${token(`accent-${start}`)}, ${token(`accent-${middle}`)} 45%, ${token(`accent-${end}`)})`

/** 48 px high, three variants. */
export const buttonStyle = css`
  .button {
    ${buttonColours('primary')};
    --edge: transparent;
    position: relative;
    ${mix.inlineRow('0.625rem')};
    justify-content: center;
    min-height: ${token('height-control')};
    ${mix.frame('var(--edge)', token('radius-control'), `0.6875rem ${token('space-3')}`)};
    background-color: var(--rest);
    color: var(--text);
    font: ${token('weight-semibold')} ${token('text-control')} / ${token('leading-control')} ${token('font-sans')};
    letter-spacing: -0.003em;
    text-decoration: none;
    text-align: center;
    cursor: pointer;
    transition:
      background-color ${token('duration-fast')} ${token('ease-out')},
      border-color ${token('duration-fast')},
      box-shadow ${token('duration-fast')},
      transform ${token('duration-fast')} ${token('ease-out')};
    ${mix.printHidden}
    ${mix.forcedColours('border-color: ButtonText')};
  }
  .button:hover {
    background-color: var(--hover);
  }
  .button:active {
    background-color: var(--pressed);
    transform: translateY(1px) scale(0.992);
  }
  .button-outline {
    ${buttonColours('outline')};
    --edge: ${token('primary-400')};
  }
  :is(.surface-dark, .surface-deep) .button-outline {
    --text: ${token('white')};
    --hover: ${token('overlayLight-faint')};
    --pressed: ${token('overlayLight-soft')};
    --edge: ${token('overlayLight-half')};
  }
  .button-gradient {
    ${buttonColours('gradient')};
    background-image: ${sheen(300, 400, 500)};
    box-shadow: ${token('shadow-button')};
  }
  .button-gradient:hover {
    background-image: ${sheen(200, 300, 400)};
  }
  .button-gradient:active {
    background-image: linear-gradient(100deg, ${token('accent-400')}, ${token('accent-500')});
  }
  .button-large {
    min-height: ${token('height-large')};
    padding: 0.9375rem clamp(1.125rem, 20vw - 2.875rem, 1.875rem);
    font-size: ${token('text-body')};
  }
  .button-small {
    min-height: ${token('height-target')};
    padding: 0.5625rem 1.125rem;
    font-size: ${token('text-small')};
  }
  .button .icon-arrow {
    ${mix.size('1.05em')};
    transition: transform ${token('duration-base')} ${token('ease-out')};
  }
  .button:hover .icon-arrow {
    transform: translateX(3px);
  }
  .icon-button {
    ${mix.centeredCircle(token('height-target'))};
    padding: 0;
    border: 0;
    background: transparent;
    color: ${token('ink')};
    cursor: pointer;
    transition: background-color ${token('duration-fast')};
    ${mix.icon('1.375rem')};
  }
  .icon-button:hover {
    background: ${token('gray-100')};
  }
  .surface-dark .icon-button:hover {
    background: ${token('overlayLight-faint')};
  }
`

/** The states of a form's button. While loading, a spinner replaces the label, which keeps the width. */
export const submitButtonStyle = css`
  .button[disabled] {
    --text: ${disabledButton.text};
    --rest: ${disabledButton.rest};
    --hover: ${disabledButton.rest};
    --pressed: ${disabledButton.rest};
    cursor: not-allowed;
    transform: none;
  }
  .button[aria-busy='true'] {
    cursor: progress;
  }
  .button[aria-busy='true'] > .button-label {
    visibility: hidden;
  }
  .button-loading {
    ${mix.absolute('0')};
    ${mix.row('0.625rem')};
    justify-content: center;
  }
  .button-spinner {
    flex: none;
    ${mix.circle('1.25rem')};
    border: 2.5px solid var(--text);
    border-right-color: transparent;
    animation: spin 0.8s linear infinite;
  }
`
