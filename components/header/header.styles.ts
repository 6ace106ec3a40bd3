import { css, maxWidth, minWidth, mix, token } from '#components/theme/css.ts'
import { waitForOpening } from './openingAction.styles.ts'

/** The bar with its links in place of the menu's opener. */
const fullBar = css`
  .header-nav {
    display: block;
  }
  .header-actions {
    margin-left: 0;
  }
  .menu-opener {
    display: none;
  }
`

/** The bar of a narrow phone, where the button's label takes most of the line. */
const compactBar = (gap: string, buttonPadding: string) => css`
  .logo {
    gap: 0.375rem;
    font-size: 1.375rem;
  }
  .header-row {
    gap: ${gap};
  }
  .header-actions {
    gap: 0.125rem;
  }
  .header-actions .button {
    padding-inline: ${buttonPadding};
    font-size: ${token('text-tiny')};
  }
`

/** The links to both audiences, in the bar and in the menu. */
const tabsStyle = css`
  .audience-tabs {
    display: flex;
    ${mix.box('3px', token('radius-control'))};
    background: ${token('primary-50')};
  }
  .audience-tabs a {
    position: relative;
    ${mix.centered};
    min-height: ${token('height-target')};
    ${mix.box('0 0.8125rem', '9px')};
    ${mix.text('small', 'medium', 'ink-soft')};
    text-align: center;
    text-decoration: none;
  }
  .audience-tabs a:hover {
    color: ${token('ink')};
  }
  .audience-tabs a[aria-current] {
    padding: 0 calc(0.8125rem - 2px);
    /* Visible only in forced-colors mode, which drops fills and shadows. */
    border: 2px solid transparent;
    ${mix.fill('white', 'ink')};
    box-shadow: ${token('shadow-1')};
    font-weight: ${token('weight-semibold')};
  }
  .surface-dark .audience-tabs {
    background: ${token('overlayLight-faint')};
  }
  .surface-dark .audience-tabs a[aria-current] {
    background: ${token('overlayLight-soft')};
    box-shadow: none;
  }
`

/** From one audience's page to the other's the bar stays and the tab slides, while the rest fades. */
const audienceTransition = css`
  .header-bar {
    view-transition-name: header;
  }
  .header-bar .audience-tabs a[aria-current] {
    view-transition-name: audience;
  }
  @media (prefers-reduced-motion: reduce) {
    ::view-transition-group(*),
    ::view-transition-image-pair(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation: none;
    }
  }
`

export const headerStyle = css`
  ${waitForOpening}
  ${audienceTransition}
  ${tabsStyle}
  /* Spacer for the fixed bar. */
  .header-space {
    height: ${token('header-height')};
    ${mix.printHidden}
  }
  .header-bar {
    position: fixed;
    inset: 0 0 auto;
    z-index: ${token('layer-header')};
    height: ${token('header-height')};
    border-bottom: 1px solid transparent;
    ${mix.transition('base', 'background-color', 'border-color')};
    &[data-scrolled] {
      background-color: ${token('overlayLight-header')};
      border-color: ${token('overlayDark-faint')};
      backdrop-filter: blur(14px) saturate(1.4);
    }
    &.surface-dark[data-scrolled] {
      background-color: ${token('dusk-header')};
      border-color: ${token('overlayLight-soft')};
    }

    .header-row {
      ${mix.row('clamp(0.75rem, 1.6vw, 1.25rem)')};
      height: 100%;
    }

    .header-nav {
      --link-room: 0.5rem;
      display: none;
      min-width: 0;
      margin-inline: auto;
    }
    .header-nav ul {
      ${mix.row('0.125rem')};
    }
    .header-nav a,
    .language-switch {
      ${mix.row('0.25rem')};
      min-height: ${token('height-target')};
      ${mix.text('small', 'medium', 'ink-soft')};
      text-decoration: none;
    }
    .header-nav a {
      position: relative;
      padding: 0 var(--link-room);
      line-height: ${token('leading-snug')};
    }
    .header-nav a:hover,
    .header-nav a[aria-current],
    .language-switch:hover {
      color: ${token('ink')};
    }
    .header-nav a[aria-current]::after {
      ${mix.pseudo('auto var(--link-room) 0.375rem')};
      /* A border, unlike a fill, is visible in forced-colors mode. */
      border-top: 2px solid ${token('mark')};
      border-radius: 1px;
    }
    .icon-external {
      ${mix.size('12px')};
    }

    .language-switch {
      padding: 0 0.25rem;
      ${maxWidth('xxl', 'display: none')};
    }
    .header-actions {
      ${mix.row(token('space-1'))};
      min-width: 0;
      margin-left: auto;
    }
    .header-actions .button {
      min-width: 0;
      line-height: ${token('leading-snug')};
      ${maxWidth('xs', 'padding-inline: 0.875rem')};
      @media (max-width: 21em) {
        display: none;
      }
    }
    .menu-opener {
      flex: none;
      margin-right: -0.625rem;
    }
    button.menu-opener {
      ${mix.withoutScripts('display: none')};
    }
    .button-outline {
      ${maxWidth('xl', 'display: none')};
    }
    .audience-tabs {
      ${maxWidth('sm', 'display: none')};
    }
    &:lang(fr) .audience-tabs {
      ${maxWidth('md', 'display: none')};
    }
    ${maxWidth('xs')} {
      &:lang(fr) {
        ${compactBar('0.25rem', '0.5rem')}
      }
    }
    @media (max-width: 24.3em) {
      ${compactBar(token('space-1'), '0.6875rem')}
      /* The French label takes two lines here, which leaves room beside it. */
      &:lang(fr) .header-row {
        gap: ${token('space-1')};
      }
    }
    ${minWidth('xxl')} {
      /* French labels are longer; only the short business menu fits on one line. */
      &:is(.surface-dark, :not(:lang(fr))) {
        ${fullBar}
      }
    }
    ${minWidth('wide')} {
      &:lang(fr):not(.surface-dark) {
        ${fullBar}
        .header-row {
          max-width: 90rem;
        }
      }
    }
  }
`
