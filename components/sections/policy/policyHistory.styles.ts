import { css, minWidth, mix, token } from '#components/theme/css.ts'

/** Links of a version, under its date and in the history. */
export const versionLinksStyle = css`
  .version-links {
    ${mix.wrap(`0 ${token('space-3')}`)};
    margin-top: ${token('space-1')};
  }
  :is(.version-links, .version-choice) a {
    ${mix.touchTarget()};
  }
  .version-note {
    max-width: 37.18em;
    padding: 0.75rem 1rem;
    border-left: 3px solid ${token('mark')};
    ${mix.fill('primary-50', 'ink')};
  }
`

/** The list of versions, and the diff of two, in the colours of the alerts. */
export const policyHistoryStyle = css`
  .policy-history {
    ${mix.stack('2.5rem')};
    padding-block: clamp(2.5rem, 5vw, 5rem) ${token('space-section')};
  }
  .policy-history > :not(.diff-columns) {
    max-width: 56rem;
  }
  .version-list > li {
    ${mix.stack('0')};
    padding-block: 1.25rem;
    border-top: ${mix.hairline};
    ${minWidth('md', `grid-template-columns: 17rem minmax(0, 1fr); column-gap: ${token('space-4')}`)};
  }
  .version-list h2 {
    font-size: 1.625rem;
  }
  .version-mark {
    justify-self: start;
    margin-top: ${token('space-1')};
    ${mix.frame(token('line'), '1rem', '0.125rem 0.625rem')};
    ${mix.text('small', 'semibold', 'ink')};
  }
  .version-date {
    margin-top: ${token('space-1')};
    font-size: ${token('text-small')};
  }
  .version-change {
    max-width: 37.18em;
    color: ${token('ink')};
  }
  .version-choice,
  .version-choice ul {
    ${mix.wrap(`0 ${token('space-2')}`)};
    align-items: baseline;
  }
  .diff-columns {
    ${mix.stack('2.5rem')};
    ${mix.columns('xl', '15.5rem minmax(0, 1fr)', '5rem')};
  }
  :is(.comparison-key, .unchanged) {
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
    box-decoration-break: clone;
  }
  :is(ins, del) + :is(ins, del) {
    margin-inline-start: 0.3em;
  }
  ins {
    ${mix.fill('secondary-50', 'secondary-700')};
    text-decoration: underline 2px;
    text-underline-offset: 0.2em;
  }
  del {
    ${mix.fill('red-50', 'red-700')};
  }
  .version-list > li > * {
    grid-column: 1;
  }
  .version-list > li > .version-change {
    ${minWidth('md', 'grid-area: 1 / 2')};
  }
  .version-list > li > .version-links {
    ${minWidth('md', 'grid-area: 2 / 2 / span 2')};
  }
`
