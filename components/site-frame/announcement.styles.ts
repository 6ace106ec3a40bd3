import { css, mix, token } from '#components/theme/css.ts'

export const announcementStyle = css`
  .announcement {
    position: static;
    width: auto;
    max-width: none;
    padding: 0;
    border: 0;
    ${mix.fill('secondary-100', 'ink')};
    ${mix.printHidden}
    .container {
      ${mix.spread(token('space-2'), 'center')};
    }
    p {
      padding-block: ${token('space-1')};
      text-wrap: pretty;
    }
  }
`
