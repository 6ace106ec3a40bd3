import { css } from 'styled-components'
import { hairline, motionAllowed, token } from '#components/theme/theme.ts'
import { headerHeight } from '#components/theme/tokens.ts'
import { tabsStyle } from './tabs.styles.ts'

/** The whole screen. It opens in front of the bar, with its own logo and closing icon in the same places. */
export const menuStyle = css`
  .site-menu {
    position: fixed;
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100dvh;
    max-height: none;
    padding: 0;
    border: 0;
    /* The page behind keeps its scrollbar, so nothing moves; it does not scroll, since the menu always can (see below). */
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: none;
    &::backdrop {
      background: none;
    }
    ${motionAllowed} {
      transition: opacity ${token('duration-fast')} ${token('ease-out')};
      @starting-style {
        opacity: 0;
      }
    }
    /* Without JavaScript the address opens and closes the menu. */
    @media (scripting: none) {
      z-index: ${token('layer-menu')};
      &:target {
        display: block;
      }
    }

    .menu-page {
      display: flex;
      flex-direction: column;
      min-height: calc(100% + 1px);
      padding-bottom: ${token('space-3')};
    }
    .menu-top {
      display: flex;
      flex: none;
      align-items: center;
      justify-content: space-between;
      height: ${headerHeight.mobile}px;
    }
    .menu-closer {
      margin-right: -0.625rem;
    }
    ${tabsStyle}
    .audience-tabs {
      margin-top: ${token('space-1')};
    }
    .audience-tabs a {
      flex: 1;
      font-size: ${token('text-control')};
    }
    .menu-nav {
      margin-block: 1.25rem;
    }
    .menu-nav a {
      display: flex;
      align-items: center;
      gap: ${token('space-1')};
      min-height: ${token('height-large')};
      padding-block: ${token('space-1')};
      border-bottom: ${hairline};
      color: ${token('ink')};
      font: ${token('weight-medium')} 1.625rem / ${token('leading-snug')} ${token('font-serif')};
      letter-spacing: ${token('tracking-heading')};
      text-decoration: none;
    }
    .menu-nav a[aria-current] {
      color: ${token('link')};
    }
    .menu-nav a[aria-current]::after {
      content: '';
      flex: none;
      margin-left: auto;
      border: 0.25rem solid ${token('mark')};
      border-radius: 50%;
    }
    .menu-nav .external {
      width: 16px;
      height: 16px;
    }
    .menu-actions {
      display: grid;
      gap: 0.75rem;
      margin-top: auto;
    }
  }
`
