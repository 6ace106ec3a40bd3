import { css } from 'styled-components'
import { below, from, token } from '#components/theme/theme.ts'
import { tabsStyle } from './tabs.styles.ts'

export const headerStyle = css`
  /* The height the fixed bar takes from the page. */
  .header-space {
    height: ${token('header-height')};
    @media print {
      display: none;
    }
  }

  .header-bar {
    position: fixed;
    inset: 0 0 auto;
    z-index: ${token('layer-header')};
    height: ${token('header-height')};
    border-bottom: 1px solid transparent;
    transition:
      background-color ${token('duration-base')},
      border-color ${token('duration-base')};
    &[data-scrolled] {
      background-color: ${token('veil-header')};
      border-color: ${token('shade-faint')};
      -webkit-backdrop-filter: blur(14px) saturate(1.4);
      backdrop-filter: blur(14px) saturate(1.4);
    }
    &.surface-dark[data-scrolled] {
      background-color: ${token('dusk-header')};
      border-color: ${token('veil-soft')};
    }

    .header-row {
      display: flex;
      align-items: center;
      gap: clamp(0.75rem, 1.6vw, 1.25rem);
      height: 100%;
    }
    ${tabsStyle}

    .header-nav {
      --link-room: clamp(0.5rem, 0.7vw, 0.6875rem);
      display: none;
      min-width: 0;
      margin-inline: auto;
    }
    .header-nav ul {
      display: flex;
      align-items: center;
      gap: 0.125rem;
    }
    .header-nav a {
      position: relative;
      display: flex;
      align-items: center;
      gap: 0.25rem;
      min-height: ${token('height-target')};
      padding: 0 var(--link-room);
      color: ${token('ink-soft')};
      font-size: ${token('text-small')};
      font-weight: ${token('weight-medium')};
      line-height: ${token('leading-snug')};
      text-decoration: none;
    }
    .header-nav a:hover,
    .header-nav a[aria-current] {
      color: ${token('ink')};
    }
    .header-nav a[aria-current]::after {
      content: '';
      position: absolute;
      inset: auto var(--link-room) 0.375rem;
      /* A line, unlike a fill, is still there where the system chooses the colours. */
      border-top: 2px solid ${token('mark')};
      border-radius: 1px;
    }
    .external {
      flex: none;
      width: 12px;
      height: 12px;
    }

    .header-actions {
      display: flex;
      align-items: center;
      gap: ${token('space-1')};
      min-width: 0;
      margin-left: auto;
    }
    .header-actions .button {
      min-width: 0;
      line-height: ${token('leading-snug')};
    }
    .menu-opener {
      flex: none;
      margin-right: -0.625rem;
    }
    ${below('xl')} {
      .second-action {
        display: none;
      }
    }
    ${below('xs')} {
      .audience-tabs {
        display: none;
      }
      .header-actions .button {
        padding-inline: 0.875rem;
      }
    }
    @media (max-width: 24.3em) {
      .logo {
        gap: 0.375rem;
        font-size: 1.375rem;
      }
      .header-row {
        gap: ${token('space-1')};
      }
      .header-actions {
        gap: 0.125rem;
      }
      .header-actions .button {
        padding-inline: 0.6875rem;
        font-size: ${token('text-tiny')};
      }
    }
    @media (max-width: 21em) {
      .header-actions .button {
        display: none;
      }
    }
    ${from('xxl')} {
      .header-nav {
        display: block;
      }
      .header-actions {
        margin-left: 0;
      }
      .menu-opener {
        display: none;
      }
    }
  }
`
