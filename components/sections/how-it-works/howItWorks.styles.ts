import { css, maxWidth, minWidth, mix, token } from '#components/theme/css.ts'
import { buttonColours } from '#components/ui/button.styles.ts'

/** The product at each step, on its tread. */
const cards = css`
  .step-card {
    justify-self: stretch;
    max-width: 18rem;
    ${mix.frame(token('neutral-200'), token('radius-large'), '1.125rem 1.25rem')};
    background: ${token('white')};
    box-shadow: ${token('shadow-2')};
    ${mix.lines('small', 'control')};
  }
  .step-card-top {
    ${mix.spread(token('space-1'), 'center')};
    font-size: ${token('text-tiny')};
  }
  .step-card b {
    ${mix.inlineRow('0.375rem')};
    ${mix.emphasis('semibold', 'primary-700')};
  }
  .step-card .logo-mark {
    ${mix.size('1rem')};
    color: ${token('primary-500')};
  }
  .step-tag {
    ${mix.box('0.0625rem 0.5rem', token('radius-tiny'))};
    ${mix.fill('accent-200', 'primary-600')};
    ${mix.text('micro', 'semibold')};
    white-space: nowrap;
  }
  .step-figure {
    margin: 0.5rem 0 0.625rem;
    ${mix.figure('2.375rem/1.1', 'primary-700')};
  }
  .step-chips {
    ${mix.wrap('0.375rem')};
    margin-top: 0.625rem;
    font-size: ${token('text-tiny')};
    ${mix.icon('0.875rem', 'accent-400')};
  }
  .step-chips li {
    ${mix.inlineRow('0.25rem')};
    ${mix.frame(token('neutral-300'), token('radius-arch'), '0.3125rem 0.6875rem')};
  }
  .step-chips .step-question {
    width: 100%;
    margin-top: 0.375rem;
    padding: 0;
    border: 0;
    font-size: ${token('text-small')};
  }
  .step-chips [data-chosen] {
    border-color: ${token('primary-500')};
    ${mix.fill('primary-500', 'white')};
  }
  .step-rows li {
    ${mix.spread('0.5rem')};
    padding: 0.375rem 0;
    border-top: 1px solid ${token('neutral-200')};
    font-size: ${token('text-tiny')};
  }
  .step-value {
    font-size: ${token('text-micro')};
    white-space: nowrap;
    /* A phone with enlarged text. */
    @media (max-width: 19.9em) {
      white-space: normal;
    }
  }
  .step-value b {
    font-size: ${token('text-tiny')};
    font-variant-numeric: tabular-nums;
  }
  .step-tasks {
    margin-top: 0.5rem;
  }
  .step-tasks li {
    ${mix.row('0.625rem')};
    padding: 0.5rem 0;
    border-top: 1px solid ${token('neutral-200')};
    ${mix.emphasis('medium', 'primary-700')};
  }
  .step-tasks [data-done] {
    text-decoration: line-through;
    text-decoration-color: ${token('gray-400')};
    ${mix.emphasis('regular', 'gray-600')};
  }
  .step-tasks i {
    flex: none;
    ${mix.centeredCircle('1.25rem')};
    border: 2px solid ${token('gray-400')};
  }
  .step-tasks i:has(svg) {
    border: 0;
    ${mix.fill('secondary-500', 'white')};
    ${mix.icon('0.875rem')};
  }
`

/** On a phone, a dashed path between numbered stops. */
const path = css`
  .stairs::before {
    ${mix.pseudo(`1rem auto calc(${token('space-section')} + 2rem) 1.375rem`)};
    border-left: 2px dashed ${token('primary-200')};
  }
  .stair-number {
    ${mix.absolute('0 auto auto -4.25rem')};
    ${mix.centeredCircle('2.75rem')};
    ${mix.fill('primary-500', 'accent-400')};
    font: ${token('weight-medium')} 1.375rem/1 ${token('font-serif')};
  }
`

/** On a desktop, three treads; the heading is above the first, the door on the third. */
const stairs = css`
  .stairs {
    grid-template-columns: repeat(3, 1fr);
    gap: 0;
    align-items: end;
    margin-top: 0;
    padding: 7rem 0 0;
  }
  .step-card {
    margin-left: clamp(1rem, 2.5vw, 2.5rem);
    position: relative;
    bottom: -1px;
  }
  .tread {
    width: 100%;
    margin-top: ${token('space-3')};
    ${mix.box('clamp(1.25rem, 2.5vw, 2.5rem)', `${token('radius-card')} 0 0 0`)};
    background: ${token('primary-50')};
    min-height: 17.5rem;
  }
  .stair-number {
    ${mix.serif('3.5rem/1', 'figure', 'secondary-500')};
  }
  [data-step='2'] .tread {
    background: ${token('primary-100')};
    min-height: 24.25rem;
  }
  [data-step='3'] .tread {
    ${mix.fill('primary-500', 'primary-200')};
    min-height: 31rem;
    border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
    padding-bottom: 16rem;
  }
  [data-step='3'] h3 {
    color: ${token('white')};
  }
  [data-step='3'] .stair-number {
    color: ${token('accent-400')};
  }
  .stair > .button {
    ${buttonColours('gradient')};
    ${mix.absolute('auto auto 11.75rem clamp(1.25rem, 2.5vw, 2.5rem)')};
  }
`

export const howItWorksStyle = css`
  .how-it-works {
    padding-bottom: 0;
    overflow: clip;
    :is(.container, .stairs, .stair, .tread) {
      position: relative;
    }
    .how-head {
      max-width: 36rem;
      ${minWidth('lg', 'position: absolute; z-index: 2')};
    }
    .how-head p {
      margin-top: ${token('space-2')};
    }
    .stair > .button {
      justify-self: start;
      margin-top: ${token('space-2')};
    }
    .stairs {
      ${mix.stack(token('space-5'))};
      margin-top: ${token('space-6')};
      padding-bottom: ${token('space-section')};
    }
    .stair {
      ${mix.stack(token('space-2'))};
      ${mix.columns('sm', '1fr 18rem', token('space-4'))};
      ${minWidth('lg', `${mix.stack('0')}; justify-items: start`)};
      ${maxWidth('lg', 'padding-left: 4.25rem')};
      align-items: start;
    }
    .tread {
      ${maxWidth('lg', 'order: -1')};
    }
    .tread h3 {
      margin-top: 0.375rem;
      ${minWidth('lg', 'margin-top: 0.5rem')};
    }
    .tread p {
      ${mix.prose('0.625rem', '21.79em')};
    }
    .stair-door {
      ${mix.absolute('auto clamp(1.25rem, 2.5vw, 2.5rem) 0 auto')};
      width: 7.25rem;
      ${maxWidth('lg', 'display: none')};
    }
    ${cards}
    ${maxWidth('lg')} {
      ${path}
    }
    ${minWidth('lg')} {
      ${stairs}
    }
    ${mix.riseIntoView('.step-card')}
  }
`
