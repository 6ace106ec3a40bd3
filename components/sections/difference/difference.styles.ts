import { css, maxWidth, minWidth, mix, token } from '#components/theme/css.ts'

/** Pairs of boxes, whose label, drawing and text share their rows. */
const boxes = css`
  .versus-heads {
    display: none;
  }
  .versus-row {
    ${mix.stack('0', 'repeat(2, minmax(0, 1fr))')};
    padding-block: 1.75rem;
    border-top: ${mix.hairline};
  }
  .versus-topic {
    grid-column: 1 / -1;
    margin-bottom: ${token('space-2')};
  }
  .versus-cell {
    grid-row: span 3;
    grid-template-rows: subgrid;
    padding: 1.125rem;
  }
  .versus-usual {
    border-radius: ${token('radius-large')} 0 0 ${token('radius-large')};
  }
  .versus-homie {
    border-radius: 0 ${token('radius-large')} ${token('radius-large')} 0;
  }
`

const columns = css`
  :is(.versus-heads, .versus-row) {
    ${mix.stack(`0 ${token('space-3')}`, 'minmax(0, 1.05fr) minmax(0, 1fr) minmax(0, 1fr)')};
  }
  .versus-heads b {
    ${mix.row('0.5rem')};
    ${mix.box('1.75rem 2rem 0.5rem', `${token('radius-card')} ${token('radius-card')} 0 0`)};
    ${mix.fill('neutral-100', 'neutral-700')};
    font: ${token('weight-medium')} 1.375rem/1.2 ${token('font-serif')};
  }
  .versus-heads .versus-homie {
    ${mix.fill('primary-500', 'white')};
  }
  .versus-heads .logo-mark {
    ${mix.size('1.375rem')};
    margin-top: -3px;
    color: ${token('accent-400')};
  }
  .versus-label {
    display: none;
  }
  .versus-topic {
    padding: 1.75rem 1rem 2rem 0;
    border-top: ${mix.hairline};
  }
  .versus-cell {
    position: relative;
    grid-template-rows: auto 1fr;
    padding: 1.75rem 2rem 2rem;
  }
  .versus-cell::before {
    ${mix.pseudo('0 2rem auto')};
    border-top: 1px solid ${token('neutral-300')};
  }
  .versus-homie::before {
    border-color: ${token('overlayLight-soft')};
  }
  .versus-row:last-of-type .versus-cell {
    padding-bottom: 2.5rem;
    border-radius: 0 0 ${token('radius-card')} ${token('radius-card')};
  }
`

export const differenceStyle = css`
  .versus {
    .versus-topic p {
      ${mix.prose('0.375rem', '25.64em')};
    }
    .versus-cell {
      display: grid;
      align-content: start;
      ${mix.lines('control', 1.45)};
    }
    .versus-usual {
      ${mix.fill('neutral-100', 'neutral-700')};
    }
    .versus-homie {
      ${mix.fill('primary-500', 'primary-100')};
      ${mix.print(`color: ${token('primary-700')}; background: none; border: 1px solid`)};
    }
    .versus-label {
      margin-bottom: 0.75rem;
      ${mix.text('small', 'semibold')};
    }
    .versus-drawing {
      width: 100%;
      max-width: 12.5rem;
      /* The drawing starts 4 px inside its box. */
      margin: 0 0 0.875rem -0.25rem;
    }
    ${maxWidth('lg')} {
      ${boxes}
    }
    ${minWidth('lg')} {
      ${columns}
    }
  }
  .difference-note {
    margin-top: ${token('space-4')};
    font-size: ${token('text-small')};
  }
`
