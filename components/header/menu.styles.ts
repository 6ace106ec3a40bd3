import { css, mix, token } from '#components/theme/css.ts'
import { headerHeight } from '#components/theme/tokens.ts'

/** The menu covers the screen, with its logo and close button where the bar has its own. */
export const menuStyle = css`
  .site-menu {
    position: fixed;
    inset: 0;
    ${mix.size('100%', '100dvh')};
    max-width: none;
    max-height: none;
    padding: 0;
    border: 0;
    /* The menu can always scroll, so the page behind does not; its scrollbar stays, so nothing shifts. */
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: none;
    &::backdrop {
      background: none;
    }
    ${mix.motionAllowed} {
      transition: opacity ${token('duration-fast')} ${token('ease-out')};
      @starting-style {
        opacity: 0;
      }
    }
    /* Without scripts the URL opens and closes the menu. */
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
      ${mix.spread(undefined, 'center')};
      flex: none;
      height: max(${headerHeight.mobile}px, 3rem);
    }
    .menu-closer {
      margin-right: -0.625rem;
    }
    button.menu-closer {
      ${mix.withoutScripts('display: none')};
    }
    .audience-tabs {
      flex-wrap: wrap;
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
      ${mix.row(token('space-1'))};
      min-height: ${token('height-large')};
      padding-block: ${token('space-1')};
      border-bottom: ${mix.hairline};
      ${mix.serif(`1.625rem / ${token('leading-snug')}`, 'heading', 'ink')};
      text-decoration: none;
      ${mix.icon('16px')};
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
    .menu-actions {
      ${mix.stack('0.75rem')};
      margin-top: auto;
    }
    .language-switch {
      ${mix.centered};
      min-height: ${token('height-target')};
      ${mix.text('control', 'medium', 'ink')};
    }
  }
`
