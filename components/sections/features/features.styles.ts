import { css } from 'styled-components'
import { from, motionAllowed, token } from '#components/theme/theme.ts'
import { creditStyle } from './CreditDial.styles.ts'
import { debtStyle } from './DebtBars.styles.ts'
import { downPaymentStyle } from './DownPayment.styles.ts'
import { gaugeStyle } from './PowerGauge.styles.ts'
import { rateStyle } from './RateLine.styles.ts'

const columns = css`
  ${from('md')} {
    grid-template-columns: repeat(12, 1fr);
    [data-feature='buying-power'],
    [data-feature='rate-drop'],
    [data-feature='down-payment'] {
      grid-column: 1 / -1;
    }
    [data-feature='debt'] {
      grid-column: span 7;
    }
    [data-feature='credit-score'] {
      grid-column: span 5;
    }
    [data-feature='buying-power'] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
  }
  ${from('xl')} {
    [data-feature='buying-power'] {
      display: flex;
      align-items: stretch;
      grid-column: 1 / 6;
      grid-row: 1 / 3;
    }
    [data-feature='rate-drop'],
    [data-feature='down-payment'] {
      grid-column: 6 / -1;
    }
    [data-feature='rate-drop'] {
      grid-row: 1;
    }
    [data-feature='down-payment'] {
      grid-row: 2;
      display: grid;
      grid-template-columns: 12rem 1fr;
      align-items: center;
      gap: ${token('space-3')};
    }
  }
`

/** Five cards of unequal size, each with the drawing of what it does. */
export const featuresStyle = css`
  .bento {
    display: grid;
    gap: ${token('space-gap')};
    .feature {
      position: relative;
      display: flex;
      flex-direction: column;
      gap: 1.75rem;
      min-width: 0;
      padding: ${token('space-card')};
      border: 1px solid ${token('primary-100')};
      border-radius: ${token('radius-card')};
      overflow: hidden;
    }
    h3 {
      margin-bottom: 0.5rem;
    }
    .feature-words p {
      max-width: 40ch;
    }
    .feature-drawing {
      font-size: ${token('text-small')};
      line-height: ${token('leading-control')};
    }
    ${columns}
    ${gaugeStyle}
    ${rateStyle}
    ${downPaymentStyle}
    ${debtStyle}
    ${creditStyle}
    ${motionAllowed} {
      @supports (animation-timeline: view()) {
        .feature {
          animation: rise linear both;
          animation-timeline: view();
          animation-range: entry 0% entry 45%;
        }
      }
    }
  }

  .features-cta {
    display: flex;
    justify-content: center;
    margin-top: clamp(2.5rem, 4vw, 4rem);
  }
`
