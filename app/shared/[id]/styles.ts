import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'

export default css`
  .shared-bar {
    position: sticky;
    inset: auto 0 0;
    z-index: 100;
    padding: ${token('space-2')};
    background: ${token('neutral-800')};
    color: ${token('neutral-0')};
    text-align: center;
  }
`
