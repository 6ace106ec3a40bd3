import { css } from 'styled-components'
import { absolute, circle, from, size, stack, token } from '#components/theme/theme.ts'

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
      max-width: 32rem;
      margin-bottom: 0.75rem;
    }
    .form-note {
      max-width: 32rem;
    }
    .form-without-script {
      max-width: 32rem;
      margin-bottom: ${token('space-3')};
    }
    .alert {
      max-width: 32rem;
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
      width: 60%;
      aspect-ratio: 1;
      border-radius: 50%;
      background: ${token('accent-400')};
    }
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
      ${stack('0.375rem')};
      justify-items: center;
      align-content: start;
      height: 100%;
      padding-top: 30%;
      border-radius: 24px;
      background: linear-gradient(180deg, ${token('white')}, ${token('primary-50')});
      color: ${token('primary-500')};
    }
    .waitlist-phone .logo-mark {
      ${size('3.5rem')};
    }
    .waitlist-phone b {
      font: ${token('weight-medium')} 1.75rem/1 ${token('font-serif')};
      letter-spacing: -0.02em;
    }
    .waitlist-camera {
      ${absolute('20px auto auto 50%')};
      ${circle('11px')};
      margin-left: -5px;
      background: ${token('gray-900')};
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
