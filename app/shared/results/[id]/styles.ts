import { css, token } from '#components/theme/css.ts'

export default css`
  .partner-results {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;

    th,
    td {
      padding: ${token('space-2')} 0 ${token('space-2')} ${token('space-2')};
      border-bottom: 1px solid ${token('line')};
      text-align: left;
    }

    th:first-child {
      padding-inline-start: 0;
    }

    th:not(:first-child),
    td {
      text-align: right;
    }
  }

  .partner-results ~ p {
    margin-top: ${token('space-2')};
  }

  @media print {
    .partner-results-language {
      display: none;
    }
  }
`
