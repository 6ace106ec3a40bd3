import { css, mix, token } from '#components/theme/css.ts'

export const closingStyle = css`
  .closing {
    position: relative;
    padding-bottom: 0;
    overflow: clip;
    background: linear-gradient(${token('primary-500')}, ${token('dusk-sky')});
    text-align: center;
    h2 {
      font-size: ${token('text-h1')};
    }
    .intro {
      margin: ${token('space-2')} auto ${token('space-4')};
      max-width: 32rem;
    }
    .container {
      position: relative;
      z-index: 1;
    }
    .closing-art {
      position: relative;
      height: clamp(200px, 27vw, 400px);
      margin-top: clamp(1rem, 3vw, 2rem);
      ${mix.printHidden}
    }
    .closing-art img {
      ${mix.absolute('auto 0 0', '100%', '82%')};
    }
    .closing-moon {
      ${mix.absolute('calc(2rem - 3vw) max(12%, 10rem) auto auto')};
      ${mix.sunOrMoon('clamp(64px, 9vw, 132px)')};
    }
    ${mix.print('background: none')};
  }
`
