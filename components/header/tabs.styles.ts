import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'

/** The two tabs, in the bar and in the menu. */
export const tabsStyle = css`
  .audience-tabs {
    display: flex;
    padding: 3px;
    border-radius: ${token('radius-control')};
    background: ${token('primary-50')};
  }
  .audience-tabs a {
    position: relative;
    display: grid;
    place-items: center;
    min-height: ${token('height-target')};
    padding: 0 0.8125rem;
    border-radius: 9px;
    color: ${token('ink-soft')};
    font-size: ${token('text-small')};
    font-weight: ${token('weight-medium')};
    text-align: center;
    text-decoration: none;
  }
  .audience-tabs a:hover {
    color: ${token('ink')};
  }
  .audience-tabs a[aria-current] {
    padding: 0 calc(0.8125rem - 2px);
    /* Seen only where the system chooses the colours, and leaves out fills and shadows. */
    border: 2px solid transparent;
    background: ${token('white')};
    color: ${token('ink')};
    box-shadow: ${token('shadow-1')};
    font-weight: ${token('weight-semibold')};
  }
  &.surface-dark .audience-tabs {
    background: ${token('veil-faint')};
  }
  &.surface-dark .audience-tabs a[aria-current] {
    background: ${token('veil-soft')};
    box-shadow: none;
  }
`
