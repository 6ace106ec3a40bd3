import { css } from 'styled-components'
import { screenStyle } from '#components/phone-demo/device.styles.ts'
import { resultScreenStyle } from '#components/phone-demo/resultScreen.styles.ts'
import { absolute, from, pseudo, size, stack, token, disc } from '#components/theme/theme.ts'

export const waitlistStyle = css`
  .waitlist {
    .waitlist-columns {
      ${stack(token('space-6'))};
      align-items: start;
      padding-block: clamp(2.5rem, 6vw, 6rem);
    }
    .intro {
      margin: 1.25rem 0 ${token('space-4')};
      max-width: 30rem;
    }
    .waitlist-form {
      ${stack('0.75rem')};
      margin-bottom: 0.75rem;
    }
    :is(.waitlist-form, .form-note, .form-without-script, .alert) {
      max-width: 32rem;
    }
    .form-without-script {
      margin-bottom: ${token('space-3')};
    }
    .alert {
      margin-bottom: ${token('space-2')};
    }
    .waitlist-door {
      position: relative;
      ${size('100%', 'clamp(420px, 48vw, 600px)')};
      max-width: 30rem;
      margin-inline: auto;
      overflow: hidden;
      border-radius: 999px 999px 0 0;
      background: linear-gradient(
        ${token('primary-600')},
        ${token('primary-500')} 30%,
        ${token('secondary-700')} 64%,
        ${token('secondary-500')}
      );
    }
    .waitlist-door > img {
      ${absolute('auto 0 0')};
      ${size('100%', '46%')};
      object-fit: cover;
      object-position: bottom;
    }
    .waitlist-sun {
      ${absolute('auto auto 22% 40%')};
      ${disc('60%')};
    }
    ${screenStyle}
    ${resultScreenStyle}
    .waitlist-phone {
      ${absolute('16% auto auto 50%')};
      ${size('236px', '500px')};
      margin-left: -118px;
      padding: 9px;
      border: 2px solid ${token('gray-700')};
      border-radius: 34px;
      background: ${token('gray-900')};
      box-shadow: ${token('shadow-3')};
    }
    .waitlist-phone > div {
      /* The screen's width in 300 units, as in the phone of the home page. */
      --u: calc(214px / 300);
      position: relative;
      height: 100%;
      overflow: hidden;
      border-radius: 24px;
      background: ${token('white')};
    }
    .waitlist-phone > div::after {
      ${pseudo('0')};
      z-index: 3;
      background: ${token('white')};
      opacity: 0.55;
    }
    .waitlist-phone > b {
      ${absolute('-0.75rem -1.75rem auto auto')};
      /* Above the veil of the screen; its ring sets it off from the sun. */
      z-index: 4;
      outline: 4px solid ${token('primary-600')};
      padding: 0.375rem 1rem;
      border-radius: 2rem;
      background: ${token('accent-400')};
      color: ${token('primary-700')};
      font: ${token('weight-semibold')} 1.25rem/1.4 ${token('font-sans')};
    }
    ${from('xs')} {
      .waitlist-form {
        grid-template-columns: 1fr auto;
        align-items: start;
      }
      /* Aligned with the input; wide enough for its loading text. */
      .waitlist-form > .button {
        min-width: 10rem;
        margin-top: 1.8rem;
      }
      .waitlist-form > .form-note {
        grid-column: 1 / -1;
      }
    }
    ${from('xl')} {
      .waitlist-columns {
        grid-template-columns: 1.1fr 1fr;
        gap: 5rem;
      }
    }
  }
`
