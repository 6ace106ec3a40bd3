import { css, token } from '#components/theme/css.ts'

export default css`
  .partner-results {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;

    th,
    td {
      padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} 0;
      border-bottom: 1px solid currentColor;
      text-align: left;
    }

    th:not(:first-child),
    td {
      text-align: right;
    }
  }

  @media print {
    .partner-results-language {
      display: none;
    }
  }
`
