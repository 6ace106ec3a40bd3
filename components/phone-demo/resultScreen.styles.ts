import { css, mix, token } from '#components/theme/css.ts'
import { caption, u } from './device.styles.ts'

/** Step 6: the figure on its gauge, over the falling confetti. */
export const resultScreenStyle = css`
  .result-screen {
    background: ${token('white')};
  }
  .app-bar {
    ${mix.row(u(8))};
    padding: ${u(48)} ${u(16)} 0;
    font-size: ${u(13.5)};
    font-weight: ${token('weight-semibold')};
  }
  .app-bar .app-icon {
    ${mix.size(u(28))};
  }
  .app-bell {
    position: relative;
    ${mix.centeredCircle(u(32))};
    margin-left: auto;
    background: ${token('gray-100')};
    ${mix.icon(u(17))};
  }
  .app-bell::after {
    ${mix.pseudo(`${u(7)} ${u(8)} auto auto`)};
    ${mix.circle(u(7))};
    border: ${u(1.5)} solid ${token('gray-100')};
    background: ${token('secondary-500')};
  }
  .confetti {
    ${mix.absolute('0')};
    z-index: 1;
    pointer-events: none;
  }
  .power {
    position: relative;
    padding: ${u(16)} ${u(10)} 0;
    text-align: center;
    --gauge-off: ${token('primary-100')};
    --gauge-low: ${token('primary-500')};
    --gauge-high: ${token('secondary-400')};
    --gauge-tip: ${token('primary-500')};
  }
  .power-title {
    ${caption(12.5, 'gray-600', 'medium')};
  }
  .power .gauge {
    width: ${u(252)};
    margin: ${u(8)} auto 0;
  }
  /* Hides confetti before it reaches the digits. */
  .power-figure {
    ${mix.absolute(`${u(104)} ${u(62)} auto`)};
    z-index: 2;
    padding-block: ${u(4)};
    background: ${token('white')};
    box-shadow: 0 0 ${u(4)} ${u(2)} ${token('white')};
    ${mix.serif(`${u(36)} / 1`, 'figure')};
    /* Tabular digits: counting up shifts nothing. */
    font-variant-numeric: lining-nums tabular-nums;
    text-wrap: nowrap;
  }
  /* French adds a space between the digits and the dollar sign. */
  .power-figure:lang(fr) {
    inset-inline: ${u(48)};
    font-size: ${u(32)};
  }
  .power-change {
    ${mix.absolute(`${u(154)} 0 auto`)};
    z-index: 2;
    width: fit-content;
    max-width: ${u(170)};
    margin-inline: auto;
    ${mix.box(`${u(4)} ${u(10)}`, u(12))};
    background: ${token('accent-200')};
    ${caption(11, 'primary-600', 'semibold')};
  }
  .power-ends {
    ${mix.spread()};
    margin-top: ${u(-6)};
    padding: 0 ${u(24)};
    ${caption(10.5, 'gray-600')};
  }
  .ratios {
    ${mix.stack(u(14))};
    margin: ${u(16)} ${u(14)} 0;
    ${mix.box(`${u(14)} ${u(14)} ${u(15)}`, u(18))};
    border: ${u(1)} solid ${token('neutral-200')};
  }
  .ratios:empty {
    display: none;
  }
  .ratios p {
    ${mix.spread()};
    font-size: ${u(12)};
    font-weight: ${token('weight-semibold')};
  }
  .ratios small {
    ${caption(10.5, 'gray-600', 'regular')};
  }
  .ratio-bar {
    position: relative;
    height: ${u(6)};
    margin-top: ${u(6)};
    border-radius: ${u(3)};
  }
  .ratio-bar i {
    width: calc(var(--fraction) * 100%);
  }
  .ratio-bar em {
    ${mix.absolute(`${u(-3)} auto auto calc(var(--fraction) * 100%)`, u(2), u(12))};
    border-radius: ${u(1)};
    background: ${token('gray-500')};
  }
  .coach {
    ${mix.row(u(10))};
    margin: ${u(10)} ${u(14)} 0;
    ${mix.box(`${u(11)} ${u(12)}`, u(18))};
    background: ${token('primary-500')};
    ${caption(11, 'primary-100')};
    line-height: 1.35;
  }
  .device .coach p {
    text-wrap: balance;
  }
  .coach b {
    display: block;
    ${caption(12.5, 'white', 'semibold')};
  }
  .coach small {
    display: block;
    ${caption(10, 'primary-200')};
  }
  .coach .app-icon {
    ${mix.size(u(32))};
    ${mix.fill('accent-400', 'primary-500')};
  }
  .app-tabs {
    ${mix.absolute('auto 0 0')};
    display: flex;
    justify-content: space-around;
    height: ${u(58)};
    padding: ${u(12)} ${u(22)} 0;
    border-top: ${u(1)} solid ${token('neutral-200')};
    ${mix.fill('white', 'gray-500')};
    ${mix.icon(u(22))};
  }
  .app-tabs svg:first-child {
    color: ${token('primary-500')};
  }
`
