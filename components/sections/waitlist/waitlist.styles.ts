import { css, minWidth, mix, token } from '#components/theme/css.ts'
import { screenStyle } from '#components/phone-demo/device.styles.ts'
import { resultScreenStyle } from '#components/phone-demo/resultScreen.styles.ts'

export const waitlistStyle = css`
  .waitlist {
    .waitlist-columns {
      ${mix.stack(token('space-6'))};
      align-items: start;
      padding-block: clamp(2.5rem, 6vw, 6rem);
      ${mix.columns('xl', '1.1fr 1fr', '5rem')};
    }
    .intro {
      margin: 1.25rem 0 ${token('space-4')};
      max-width: 30rem;
    }
    .waitlist-form {
      ${mix.stack('0.75rem')};
      margin-bottom: 0.75rem;
      ${minWidth('xs', 'grid-template-columns: 1fr auto; align-items: start')};
    }
    :is(.waitlist-form, .form-note, .alert) {
      max-width: 32rem;
    }
    .alert {
      margin-bottom: ${token('space-2')};
    }
    .waitlist-door {
      position: relative;
      ${mix.size('min(100%, 30rem)', 'clamp(420px, 48vw, 600px)')};
      margin-inline: auto;
      contain: paint;
      border-radius: 999px 999px 0 0;
      background: ${mix.eveningSky('64%')};
      ${mix.afterFirstPaint};
    }
    .waitlist-door > img {
      ${mix.absolute('auto 0 0', '100%', '46%')};
      object-fit: cover;
      object-position: bottom;
    }
    .waitlist-sun {
      ${mix.absolute('auto auto 22% 40%')};
      ${mix.sunOrMoon('60%')};
    }
    ${screenStyle}
    ${resultScreenStyle}
    .waitlist-phone {
      ${mix.absolute('16% auto auto 50%', '236px', '500px')};
      margin-left: -118px;
      ${mix.box('9px', '34px')};
      border: 2px solid ${token('gray-700')};
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
      ${mix.pseudo('0')};
      z-index: 3;
      background: ${token('white')};
      opacity: 0.55;
    }
    .waitlist-phone > b {
      ${mix.absolute('-0.75rem -28px auto auto')};
      /* Above the screen's white overlay; the ring separates it from the sun. */
      z-index: 4;
      outline: 4px solid ${token('primary-600')};
      ${mix.box('0.375rem 1rem', '2rem')};
      ${mix.fill('accent-400', 'primary-700')};
      font: ${token('weight-semibold')} 1.25rem/1.4 ${token('font-sans')};
    }
    /* Aligned with the input; wide enough for its loading text. */
    .waitlist-form > .button {
      ${minWidth('xs', 'min-width: 10rem; margin-top: 1.8rem')};
    }
    .waitlist-form[aria-busy='true'] > .button {
      background: var(--pressed);
      cursor: progress;
    }
    .waitlist-form > .form-note {
      grid-column: 1 / -1;
    }
    [hidden] {
      display: none;
    }
  }
`
