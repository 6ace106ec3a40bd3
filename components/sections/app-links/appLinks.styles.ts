import { css } from 'styled-components'
import { hairline, inlineRow, lines, size, stack, token, touchTarget } from '#components/theme/theme.ts'

export const appLinksStyle = css`
  .app-store {
    ${inlineRow(token('space-2'))};
    min-height: ${token('height-control')};
    color: ${token('ink')};
    text-decoration: none;
    font-size: ${token('text-control')};
    .app-store-name {
      ${inlineRow('0.625rem')};
      max-width: 9.5rem;
      font-weight: ${token('weight-semibold')};
      line-height: ${token('leading-snug')};
    }
    .app-store-name:lang(fr) {
      max-width: 11rem;
    }
    .app-store-mark {
      flex: none;
      ${size('2.5rem')};
      padding: 0.5rem;
      border-radius: 10px;
      background: ${token('primary-500')};
      color: ${token('accent-400')};
    }
    .app-store-rating {
      ${stack('0.125rem')};
      padding-left: ${token('space-2')};
      border-left: ${hairline};
      ${lines('micro', 1.15)};
      color: ${token('ink-soft')};
    }
    .stars {
      --size: 0.9375rem;
    }
    /* A phone with enlarged text. */
    @media (max-width: 19.9em) {
      flex-wrap: wrap;
    }
    &:hover .app-store-name > span {
      text-decoration: underline;
    }
  }
  .estimate-link {
    margin-top: ${token('space-1')};
    font-size: ${token('text-small')};
    a {
      ${touchTarget()};
    }
  }
`
