import { styled } from 'styled-components'

/** Colours and sizes of search engines and networks, not of the Studio: the previews look like there. */
export const Result = styled.div`
  padding: 1.25rem;
  font-family: Arial, sans-serif;
  color: #4d5156;

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .from {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }

  .mark {
    display: grid;
    font-size: 1.75rem;
  }

  .site,
  .trail {
    display: block;
    font-size: 0.875rem;
    line-height: 1.25rem;
    color: #202124;
  }

  .trail {
    font-size: 0.75rem;
    line-height: 1.125rem;
    color: #4d5156;
  }

  .title {
    margin-top: 0.5rem;
    font-size: 1.25rem;
    line-height: 1.3;
    color: #1a0dab;
  }

  .description {
    margin-top: 0.25rem;
    font-size: 0.875rem;
    line-height: 1.58;
  }
`

export const SharedCard = styled.div`
  overflow: hidden;
  font-family: Helvetica, Arial, sans-serif;

  p {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .picture {
    aspect-ratio: 1200 / 630;
    background: #e8efe9;
  }

  .picture img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .words {
    padding: 0.75rem 1rem 1rem;
    background: #f2f3f5;
  }

  .host {
    font-size: 0.75rem;
    line-height: 1.25rem;
    text-transform: uppercase;
    color: #606770;
  }

  .title {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.25rem;
    color: #1d2129;
  }

  .description {
    margin-top: 0.25rem;
    font-size: 0.875rem;
    line-height: 1.25rem;
    white-space: nowrap;
    color: #606770;
  }
`
