import { css } from 'styled-components'
import { buttonColours } from '#components/ui/button.styles.ts'
import {
  absolute,
  below,
  centered,
  circle,
  frame,
  from,
  inlineRow,
  lines,
  pseudo,
  riseIntoView,
  row,
  serif,
  size,
  spread,
  stack,
  text,
  token,
  wrap,
  emphasis,
} from '#components/theme/theme.ts'

/** The product at each step, on its tread. */
const cards = css`
  .step-card {
    width: min(100%, 18rem);
    padding: 1.125rem 1.25rem;
    ${frame(token('neutral-200'), token('radius-large'))};
    background: ${token('white')};
    box-shadow: ${token('shadow-2')};
    color: ${token('gray-600')};
    ${lines('small', 'control')};
  }
  .step-card-top {
    ${row(token('space-1'))};
    justify-content: space-between;
    font-size: ${token('text-tiny')};
  }
  .step-card b {
    ${inlineRow('0.375rem')};
    ${emphasis('semibold', 'primary-700')};
  }
  .step-card .logo-mark {
    flex: none;
    ${size('1rem')};
    color: ${token('primary-500')};
  }
  .step-tag {
    padding: 0.0625rem 0.5rem;
    border-radius: ${token('radius-tiny')};
    background: ${token('accent-200')};
    color: ${token('primary-600')};
    ${text('micro', 'semibold')};
    white-space: nowrap;
  }
  .step-figure {
    margin: 0.5rem 0 0.625rem;
    ${serif('2.375rem/1.1', 'figure')};
    font-variant-numeric: lining-nums;
    color: ${token('primary-700')};
  }
  .step-chips {
    ${wrap('0.375rem')};
    margin-top: 0.625rem;
    font-size: ${token('text-tiny')};
  }
  .step-chips li {
    ${inlineRow('0.25rem')};
    padding: 0.3125rem 0.6875rem;
    ${frame(token('neutral-300'), token('radius-arch'))};
  }
  .step-chips .step-question {
    width: 100%;
    margin-top: 0.375rem;
    padding: 0;
    border: 0;
    ${lines('small', 'control')};
  }
  .step-chips [data-chosen] {
    border-color: ${token('primary-500')};
    background: ${token('primary-500')};
    color: ${token('white')};
  }
  .step-chips svg {
    ${size('0.875rem')};
    color: ${token('accent-400')};
  }
  .step-rows li {
    ${spread('0.5rem')};
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
    ${row('0.625rem')};
    padding: 0.5rem 0;
    border-top: 1px solid ${token('neutral-200')};
    ${emphasis('medium', 'primary-700')};
  }
  .step-tasks [data-done] {
    color: ${token('gray-600')};
    text-decoration: line-through;
    text-decoration-color: ${token('gray-400')};
    font-weight: ${token('weight-regular')};
  }
  .step-tasks svg,
  .step-tasks i {
    flex: none;
    ${circle('1.25rem')};
    padding: 0.1875rem;
    background: ${token('secondary-500')};
    color: ${token('white')};
  }
  .step-tasks i {
    border: 2px solid ${token('gray-400')};
    background: none;
  }
`

/** On a phone, a dashed path between numbered stops. */
const path = css`
  .stairs::before {
    ${pseudo(`1rem auto calc(${token('space-section')} + 2rem) 1.375rem`)};
    border-left: 2px dashed ${token('primary-200')};
  }
  .stair {
    padding-left: 4.25rem;
  }
  .tread {
    order: -1;
  }
  .stair-number {
    ${absolute('0 auto auto -4.25rem')};
    ${centered};
    ${circle('2.75rem')};
    background: ${token('primary-500')};
    color: ${token('accent-400')};
    font: ${token('weight-medium')} 1.375rem/1 ${token('font-serif')};
  }
  .tread h3 {
    margin-top: 0.375rem;
  }
  .stair-door {
    display: none;
  }
`

/** On a desktop, three treads; the heading is above the first, the door on the third. */
const stairs = css`
  .how-head {
    position: absolute;
    z-index: 2;
  }
  .stairs {
    grid-template-columns: repeat(3, 1fr);
    gap: 0;
    align-items: end;
    margin-top: 0;
    padding: 7rem 0 0;
  }
  .stair {
    gap: 0;
    justify-items: start;
  }
  .step-card {
    margin-left: clamp(1rem, 2.5vw, 2.5rem);
    position: relative;
    bottom: -1px;
  }
  .tread {
    width: 100%;
    margin-top: ${token('space-3')};
    padding: clamp(1.25rem, 2.5vw, 2.5rem);
    background: ${token('primary-50')};
    min-height: 17.5rem;
    border-radius: ${token('radius-card')} 0 0 0;
  }
  .stair-number {
    ${serif('3.5rem/1', 'figure')};
    color: ${token('secondary-500')};
  }
  .tread h3 {
    margin-top: 0.5rem;
  }
  [data-step='2'] .tread {
    background: ${token('primary-100')};
    min-height: 24.25rem;
  }
  [data-step='3'] .tread {
    background: ${token('primary-500')};
    min-height: 31rem;
    border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
    color: ${token('primary-200')};
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
    ${absolute('auto auto 11.75rem clamp(1.25rem, 2.5vw, 2.5rem)')};
  }
  .stair-door {
    ${absolute('auto clamp(1.25rem, 2.5vw, 2.5rem) 0 auto')};
    width: 7.25rem;
  }
`

export const howItWorksStyle = css`
  .how-it-works {
    padding-bottom: 0;
    overflow: clip;
    .container {
      position: relative;
    }
    .how-head {
      max-width: 36rem;
    }
    .how-head p {
      margin-top: ${token('space-2')};
    }
    .stair > .button {
      justify-self: start;
      margin-top: ${token('space-2')};
    }
    .stairs {
      position: relative;
      ${stack(token('space-5'))};
      margin-top: ${token('space-6')};
      padding-bottom: ${token('space-section')};
    }
    .stair {
      position: relative;
      ${stack(token('space-2'))};
    }
    .tread {
      position: relative;
    }
    .tread p {
      margin-top: 0.625rem;
      max-width: 34ch;
    }
    ${cards}
    ${below('lg')} {
      ${path}
    }
    @media (min-width: 40em) and (max-width: 55.99em) {
      .stair {
        grid-template-columns: 1fr 18rem;
        gap: ${token('space-4')};
        align-items: start;
      }
    }
    ${from('lg')} {
      ${stairs}
    }
    ${riseIntoView('.step-card')}
  }
`
