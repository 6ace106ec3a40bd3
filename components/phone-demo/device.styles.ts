import { css, mix, token } from '#components/theme/css.ts'
import { type TokenName } from '#components/theme/theme.ts'
import type { tokens } from '#components/theme/tokens.ts'

/** A length in units of a 300th of the phone's width. */
export const u = (units: number) => `calc(${units} * var(--u))`

export const caption = (units: number, colour: TokenName, weight?: keyof (typeof tokens)['weight']) =>
  `font-size: ${u(units)}; color: ${token(colour)}${weight ? `; font-weight: ${token(`weight-${weight}`)}` : ''}`

// The device's own colours, not the theme's.
const metal = 'linear-gradient(115deg, #59625e, #1d2422 22%, #0c100e 50%, #1d2422 78%, #6b746f)'
const glass = '#070a09'

/** Signal, Wi-Fi and battery. */
const statusIcons = mix.shapes(
  `viewBox='0 0 54 12'`,
  [
    `<rect y='7' width='3' height='5' rx='1'/>`,
    `<rect x='4.6' y='5' width='3' height='7' rx='1'/>`,
    `<rect x='9.2' y='2.5' width='3' height='9.5' rx='1'/>`,
    `<rect x='13.8' width='3' height='12' rx='1' opacity='.35'/>`,
    `<path d='M28 3c2 0 3.8.8 5.1 2.1l1-1.1A8.7 8.7 0 0 0 28 1.5 8.7 8.7 0 0 0 21.9 4l1 1.1A7.2 7.2 0 0 1 28 3zm0 3.3c1.1 0 2.1.4 2.8 1.1l1.1-1.1A5.5 5.5 0 0 0 28 4.8c-1.5 0-2.9.6-3.9 1.5l1.1 1.1c.7-.7 1.7-1.1 2.8-1.1zm1.7 2.3A2.4 2.4 0 0 0 28 7.9c-.7 0-1.3.3-1.7.7l1.7 1.8z'/>`,
    `<rect x='38.5' y='.5' width='12' height='10.5' rx='3' fill='none' stroke='black' opacity='.45'/>`,
    `<rect x='40' y='2' width='7.5' height='7.5' rx='1.6'/>`,
    `<path d='M52 4v3.5c.8-.2 1.3-.9 1.3-1.75S52.8 4.2 52 4z' opacity='.5'/>`,
  ].join(''),
)

const leftKey = (name: string, top: number, height: number) =>
  `.device-key-${name} { left: ${u(-2.5)}; top: ${u(top)}; height: ${u(height)}; }`

export const screenStyle = css`
  .screen {
    ${mix.absolute('0')};
  }
  .app-icon {
    flex: none;
    ${mix.centered};
    ${mix.size(u(36))};
    border-radius: ${u(9)};
    ${mix.fill('primary-500', 'accent-400')};
  }
  .app-icon svg {
    width: 56%;
  }
  :is(.loading-bar, .ratio-bar) {
    display: block;
    background: ${token('primary-100')};
    i {
      display: block;
      height: 100%;
      border-radius: inherit;
      background: ${token('primary-500')};
      transform-origin: left;
    }
  }
`

export const deviceStyle = css`
  .device {
    --u: calc(100cqw / 300);
    ${mix.absolute('0')};
    ${mix.box(u(2.5), u(52))};
    background: ${metal};
    box-shadow:
      var(--shadow-phone, ${token('shadow-device')}),
      inset 0 0 0 ${u(1)} oklch(100% 0 0 / 0.18);
    color: ${token('primary-700')};
    line-height: 1.3;
    user-select: none;
  }
  .device::before {
    ${mix.pseudo(u(2.5))};
    border-radius: ${u(49.5)};
    background: ${glass};
  }
  .device p {
    text-wrap: wrap;
  }
  .device-key {
    position: absolute;
    width: ${u(3)};
    border-radius: ${u(2)};
    background: linear-gradient(90deg, #6b746f, #232a27);
  }
  ${leftKey('action', 108, 22)}
  ${leftKey('louder', 152, 42)}
  ${leftKey('quieter', 204, 42)}
  .device-key-power {
    right: ${u(-2.5)};
    top: ${u(172)};
    height: ${u(66)};
    transform: scaleX(-1);
  }
  .device-screen {
    ${mix.absolute(u(11))};
    isolation: isolate;
    overflow: hidden;
    border-radius: ${u(41)};
    background: ${glass};
  }
  ${screenStyle}
  /* Above everything in a screen, confetti included. */
  .device-screen > :not(.screen) {
    z-index: 3;
  }
  :is(.status-bar, .home-bar) {
    color: ${token('white')};
    transition: color ${token('duration-slow')};
  }
  .device-camera {
    ${mix.absolute(`${u(10)} auto auto 50%`, u(82), u(24))};
    margin-left: ${u(-41)};
    border-radius: ${u(14)};
    background: ${glass};
  }
  .device-camera::after {
    ${mix.pseudo(`${u(7)} ${u(7)} auto auto`)};
    ${mix.circle(u(10))};
    background: radial-gradient(circle at 40% 40%, #2a3c52, #0b1116 60%);
  }
  .status-bar {
    position: relative;
    ${mix.spread(undefined, 'center')};
    height: ${u(44)};
    padding: ${u(4)} ${u(20)} 0 ${u(26)};
    font-size: ${u(12.5)};
    font-weight: ${token('weight-semibold')};
  }
  .status-icons {
    ${mix.size(u(50), u(11))};
    background: currentColor;
    mask: ${statusIcons} center / contain no-repeat;
  }
  .home-bar {
    ${mix.absolute(`auto auto ${u(7)} 50%`, u(96), u(4))};
    margin-left: ${u(-48)};
    border-radius: ${u(2)};
    background: currentColor;
  }
`
