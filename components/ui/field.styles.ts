import { css, mix, token } from '#components/theme/css.ts'
import { alerts, pairs } from '#components/theme/surfaces.ts'

const { field, placeholder } = pairs

// A data URL cannot read custom properties: the stroke is primary-500 as hex.
const chevron = mix.drawing(
  "width='20' height='20' fill='none' stroke='%2313382a' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'",
  'm6 8 4 4 4-4',
)

const toneRules = Object.entries(alerts).map(
  ([tone, { text: colour, background, line }]) =>
    `.alert-${tone} { color: ${colour}; background: ${background}; border-color: ${line}; }`,
)

export const fieldStyle = css`
  .field {
    ${mix.stack('0.375rem')};
    align-content: start;
  }
  .field > label {
    ${mix.text('small', 'semibold', 'ink')};
  }
  .input {
    width: 100%;
    min-height: ${token('height-control')};
    ${mix.frame(`color-mix(in oklch, ${token('gray-500')} 80%, white)`, token('radius-control'), `0.6875rem ${token('space-2')}`)};
    background-color: ${field.background};
    color: ${field.text};
    ${mix.lines('control', 'control')};
    ${mix.transition('fast', 'border-color')};
  }
  .input::placeholder {
    color: ${placeholder.text};
    opacity: 1;
  }
  .input:hover {
    border-color: ${token('primary-500')};
  }
  .input:focus {
    outline: 2px solid ${token('secondary-500')};
    outline-offset: -1px;
  }
  .input[aria-invalid='true'] {
    padding-block: calc(0.6875rem - 0.5px);
    padding-left: calc(${token('space-2')} - 0.5px);
    border: 1.5px solid ${token('red-600')};
    outline-color: ${token('red-600')};
    /* The cookie question must not cover the message below. */
    scroll-margin-block-end: 4rem;
    ${mix.forcedColours('border-width: 2px 2px 2px 6px')};
  }
  select.input {
    appearance: none;
    padding-right: 2.375rem;
    background-image: ${chevron};
    background-repeat: no-repeat;
    background-position: right 0.875rem center;
    text-overflow: ellipsis;
    ${mix.forcedColours('appearance: auto; background-image: none')};
  }
  select.input:has(option[value='']:checked) {
    color: ${pairs.caption.text};
  }
  .field-help {
    ${mix.lines('small', 1.45)};
  }
  /* Rendered for screen readers before there is a message, without taking space. */
  .field-message:empty {
    position: absolute;
  }
  /* An email is checked on blur: the line of its message is reserved, so nothing shifts. */
  .field:has([type='email']) .field-message {
    position: static;
    min-height: calc(${token('text-small')} * ${token('leading-control')});
    margin-bottom: -0.75rem;
  }
  .field-error {
    display: flex;
    gap: 0.4375rem;
    align-items: flex-start;
    ${mix.text('small', 'medium', 'danger')};
    line-height: ${token('leading-control')};
  }
  .field-error svg {
    ${mix.size('1.125rem')};
    margin-top: 0.06rem;
  }
  .alert {
    display: flex;
    gap: 0.75rem;
    ${mix.box(`0.875rem ${token('space-2')}`, token('radius-control'))};
    border: 1px solid;
    font-weight: ${token('weight-medium')};
    line-height: ${token('leading-control')};
    ${mix.icon('1.375rem')};
  }
  ${toneRules}
`
