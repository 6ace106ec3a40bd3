import { css, mix, token } from '#components/theme/css.ts'
import { caption, u } from './device.styles.ts'

/** Steps 1 to 4: the lock screen, the notification and the app that opens. */
export const lockScreenStyle = css`
  .lock-screen {
    color: ${token('white')};
    overflow: hidden;
    border-radius: ${u(41)};
  }
  .wallpaper {
    ${mix.absolute('0')};
    background: linear-gradient(
      180deg,
      ${token('primary-500')} 0,
      ${token('secondary-600')} 36%,
      ${token('secondary-400')} 58%,
      ${token('accent-200')} 82%
    );
  }
  .wallpaper img {
    ${mix.absolute('auto 0 0', '100%', u(200))};
    max-width: none;
  }
  .lock-clock {
    position: relative;
    display: grid;
    justify-items: center;
    padding-top: ${u(60)};
  }
  .lock-date {
    font-size: ${u(13.5)};
    font-weight: ${token('weight-medium')};
  }
  .lock-time {
    margin-top: ${u(2)};
    font: ${token('weight-medium')} ${u(70)} / 1 ${token('font-serif')};
    letter-spacing: -0.035em;
    font-variant-numeric: lining-nums;
  }
  .lock-shortcuts {
    ${mix.absolute(`auto ${u(30)} ${u(30)}`)};
    ${mix.spread()};
    ${mix.icon(u(20))};
  }
  .lock-shortcuts span {
    ${mix.centeredCircle(u(40))};
    background: color-mix(in oklch, ${token('primary-900')} 55%, transparent);
    box-shadow: inset 0 0 0 ${u(1)} ${token('overlayLight-soft')};
  }

  .notification {
    ${mix.absolute(`${u(182)} ${u(10)} auto`)};
    display: flex;
    gap: ${u(10)};
    ${mix.box(u(12), u(20))};
    background: color-mix(in oklch, ${token('primary-50')} 94%, transparent);
    box-shadow: 0 ${u(12)} ${u(30)} ${u(-8)} color-mix(in oklch, ${token('primary-900')} 40%, transparent);
    ${caption(11.5, 'gray-700')};
  }
  .notification > div {
    flex: 1;
    min-width: 0;
  }
  .notification-app {
    ${mix.spread()};
    ${caption(11, 'gray-600')};
  }
  .notification-app b {
    color: ${token('primary-700')};
  }
  .notification .notification-title {
    margin: ${u(2)} 0;
    ${caption(12.5, 'primary-700', 'semibold')};
  }
  .tap {
    ${mix.absolute(`${u(24)} auto auto ${u(146)}`)};
    ${mix.circle(u(46))};
    background: color-mix(in oklch, ${token('primary-500')} 28%, transparent);
    box-shadow:
      0 0 0 ${u(1.5)} color-mix(in oklch, ${token('primary-500')} 55%, transparent),
      0 0 0 ${u(11)} color-mix(in oklch, ${token('primary-500')} 14%, transparent),
      0 0 0 ${u(24)} color-mix(in oklch, ${token('primary-500')} 7%, transparent);
  }

  .app-launch {
    ${mix.stack(u(8))};
    place-content: center;
    justify-items: center;
    overflow: hidden;
    border-radius: ${u(41)};
    ${mix.fill('primary-500', 'accent-400')};
    box-shadow: inset 0 0 0 ${u(1)} ${token('overlayLight-soft')};
    ${mix.icon(u(64))};
  }
  .app-launch :is(svg, b) {
    position: relative;
  }
  .app-launch b {
    ${mix.serif(`${u(26)} / 1`, 'display', 'white')};
  }
  .app-door {
    ${mix.absolute('auto auto 0 50%', u(176), u(370))};
    margin-left: ${u(-88)};
    border-radius: ${u(88)} ${u(88)} 0 0;
    background: linear-gradient(${token('primary-400')}, ${token('dusk-sky')});
  }
`
