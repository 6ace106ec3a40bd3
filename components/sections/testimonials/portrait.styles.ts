import { css } from 'styled-components'

/** The face beside a review, wherever it stands. */
export const portraitStyle = css`
  .portrait {
    display: block;
    margin-bottom: 0.5rem;
    border-radius: 50%;
  }
`
