import { css, mix, token } from '#components/theme/css.ts'

export default css`
  .question-page {
    ${mix.stack(token('space-3'))};
    > * {
      max-width: ${token('width-answer')};
    }
    h1 {
      text-wrap: balance;
    }
    > p a {
      ${mix.touchTarget()};
    }
    #answer p ~ p {
      margin-top: 0.75rem;
    }
  }
`
