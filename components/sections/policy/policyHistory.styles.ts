import { css } from 'styled-components'
import { frame, from, hairline, stack, text, token, touchTarget, wrap } from '#components/theme/theme.ts'

/** Links of a version, under its date and in the history. */
export const versionLinksStyle = css`
  .version-links {
    ${wrap(`0 ${token('space-3')}`)};
    margin-top: ${token('space-1')};
  }
  .version-links a {
    ${touchTarget()};
  }
  .version-note {
    max-width: 58ch;
    padding: 0.75rem 1rem;
    border-left: 3px solid ${token('mark')};
    color: ${token('ink')};
    background: ${token('primary-50')};
  }
`

/** The list of versions, and the diff of two, in the colours of the alerts. */
export const policyHistoryStyle = css`
  .policy-history {
    ${stack('2.5rem')};
    padding-block: clamp(2.5rem, 5vw, 5rem) ${token('space-section')};
  }
  .policy-history > :not(.diff-columns) {
    max-width: 56rem;
  }
  .policy-history .policy-head {
    padding: 0;
    border: 0;
  }
  .version-list > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: 1.25rem;
    border-top: ${hairline};
  }
  .version-list h2 {
    font-size: 1.625rem;
  }
  .version-mark {
    justify-self: start;
    margin-top: ${token('space-1')};
    padding: 0.125rem 0.625rem;
    ${frame(token('line'), '1rem')};
    ${text('small', 'semibold')};
    color: ${token('ink')};
  }
  .version-date {
    margin-top: ${token('space-1')};
    font-size: ${token('text-small')};
  }
  .version-change {
    max-width: 58ch;
    color: ${token('ink')};
  }
  .version-choice {
    ${wrap(`0 ${token('space-2')}`)};
    align-items: baseline;
  }
  .version-choice ul {
    ${wrap(`0 ${token('space-2')}`)};
  }
  .version-choice a {
    ${touchTarget()};
  }
  .diff-columns {
    ${stack('2.5rem')};
  }
  .comparison-key,
  .unchanged {
    font-size: ${token('text-small')};
  }
  .diff .unchanged {
    margin-top: ${token('space-4')};
    padding: 0.75rem 1rem;
    border-left: 3px solid ${token('line')};
  }
  .diff .unchanged:first-child {
    margin-top: 0;
  }
  :is(ins, del) {
    padding-inline: 0.125em;
    border-radius: 2px;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  :is(ins, del) + :is(ins, del) {
    margin-inline-start: 0.3em;
  }
  ins {
    color: ${token('secondary-700')};
    background: ${token('secondary-50')};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  del {
    color: ${token('red-700')};
    background: ${token('red-50')};
    text-decoration: line-through;
  }
  ${from('xl')} {
    .diff-columns {
      grid-template-columns: 15.5rem minmax(0, 1fr);
      gap: 5rem;
    }
  }
  ${from('md')} {
    .version-list > li {
      grid-template-columns: 17rem minmax(0, 1fr);
      column-gap: ${token('space-4')};
    }
    .version-list > li > * {
      grid-column: 1;
    }
    .version-list > li > :is(.version-change, .version-links) {
      grid-column: 2;
    }
    .version-list .version-change {
      grid-row: 1;
    }
    .version-list .version-links {
      grid-row: 2 / span 2;
    }
  }
`
