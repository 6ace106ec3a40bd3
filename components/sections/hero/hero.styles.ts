import { css, minWidth, mix, token } from '#components/theme/css.ts'
import { openingAction } from '#components/header/openingAction.styles.ts'

/** Of the drawing beside the text. */
const ART_HEIGHT = '664px'

export const heroStyle = css`
  .hero {
    overflow: clip;
    .hero-columns {
      ${mix.stack(token('space-6'))};
      ${mix.columns('lg', 'minmax(0, 1.08fr) minmax(0, 0.92fr)', 'clamp(2rem, 4vw, 4.5rem)')};
      padding-block: clamp(1.75rem, 4vw, 4.5rem) 0;
      /* The room of the drawing, which comes after the text. */
      ${minWidth('lg', `align-items: center; padding-top: clamp(1rem, 2.4vw, 2.25rem); grid-auto-rows: minmax(${ART_HEIGHT}, auto)`)};
      ${mix.print(`padding-bottom: ${token('space-4')}`)};
    }
    .hero-copy {
      ${minWidth('lg', `padding-bottom: ${token('space-4')}`)};
    }
    h1 {
      ${mix.lines('hero', 'tight')};
      letter-spacing: ${token('tracking-hero')};
    }
    .intro {
      ${mix.prose('clamp(1rem, 2vw, 1.75rem)', '36rem')};
    }
    .hero-actions {
      ${mix.wrap(`${token('space-2')} 1.75rem`, 'center')};
      margin-top: clamp(1.5rem, 2.6vw, 2.5rem);
    }
    .hero-actions .button {
      ${openingAction};
    }
    .hero-badges {
      ${mix.wrap('0.625rem 1.75rem')};
      margin-top: clamp(1.5rem, 3vw, 3rem);
      ${mix.text('small', 'medium', 'ink')};
      ${mix.icon('1.375rem', 'mark')};
    }
    .hero-badges li {
      ${mix.row(token('space-1'))};
    }
    .hero-reassurance {
      margin-top: ${token('space-2')};
      font-size: ${token('text-small')};
      text-wrap: balance;
    }
  }
`

/** The phone before the evening street, which is painted after the text. */
export const heroArtStyle = css`
  .hero {
    .hero-art {
      --phone-width: 268px;
      position: relative;
      isolation: isolate;
      forced-color-adjust: none;
      justify-self: center;
      ${mix.size(`calc(100% + 2 * ${token('space-gutter')})`, '628px')};
      margin-inline: calc(-1 * ${token('space-gutter')});
      max-width: 32rem;
      /* Ends the device's shadow at the ground. */
      clip-path: inset(-100vmax -100vmax 0);
      ${mix.afterFirstPaint};
      ${minWidth('lg')} {
        --phone-width: 280px;
        ${mix.size('100%', ART_HEIGHT)};
        justify-self: end;
        margin-inline: 0;
        max-width: 34rem;
      }
      ${mix.printHidden}
    }
    .hero-arch {
      ${mix.absolute('0')};
      border-radius: ${token('radius-arch')} ${token('radius-arch')} 0 0;
      overflow: hidden;
      background: ${mix.eveningSky('62%')};
    }
    .hero-arch img {
      ${mix.absolute('auto 0 0', '100%', '46%')};
    }
    .hero-sun {
      ${mix.absolute('auto auto 20% 50%')};
      margin-left: -16%;
      ${mix.sunOrMoon('62%')};
    }
    .hero-phone {
      --shadow-phone: ${token('shadow-device')};
      ${mix.absolute('48px auto auto 50%')};
      transform: translateX(-50%);
      ${minWidth('lg', 'top: 58px')};
    }
  }
`
