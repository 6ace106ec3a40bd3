import { css, mix, token } from '#components/theme/css.ts'
import { caption, u } from './device.styles.ts'

/** Step 5: the house, the sentence and the tasks in their three states. */
export const loadingScreenStyle = css`
  .loading-screen {
    ${mix.column('0')};
    /* Ends above the foot. */
    padding: ${u(84)} ${u(18)} ${u(71)};
    background: ${token('white')};
    text-align: center;
  }
  .house {
    /* Smaller beside longer texts. */
    flex: 0 1 ${u(135)};
    min-height: 0;
    stroke: ${token('primary-500')};
    stroke-width: 3;
  }
  .house-plan {
    stroke: ${token('primary-100')};
  }
  .device .loading-text {
    margin: ${u(22)} ${u(2)} ${u(24)};
    ${mix.serif(`${u(24)} / 1.14`, 'display')};
    text-wrap: balance;
  }
  .tasks {
    ${mix.stack(u(8))};
    text-align: left;
  }
  .task {
    ${mix.row(u(11))};
    ${mix.box(`${u(12)} ${u(13)}`, u(16))};
    border: ${u(1)} solid transparent;
    background: ${token('gray-50')};
    font-size: ${u(12.5)};
    line-height: 1.25;
    ${mix.transition('slow', 'background-color', 'border-color', 'box-shadow')};
  }
  .task b {
    display: block;
    ${mix.emphasis('medium', 'gray-600')};
  }
  .task small {
    ${caption(10.5, 'gray-600')};
  }
  .task-mark {
    flex: none;
    ${mix.centeredCircle(u(24))};
    border: ${u(2)} dashed ${token('gray-300')};
    color: transparent;
    ${mix.icon(u(15))};
  }
  .task[data-state='loading'] {
    border-color: ${token('secondary-300')};
    background: ${token('white')};
    box-shadow: 0 0 0 ${u(3)} ${token('secondary-50')};
  }
  .task:not([data-state='waiting']) b {
    ${mix.emphasis('semibold', 'primary-700')};
  }
  .task[data-state='loading'] .task-mark {
    border: ${u(2)} solid ${token('secondary-100')};
    border-top-color: ${token('secondary-500')};
    border-right-color: ${token('secondary-500')};
    animation: spin 1s linear infinite;
  }
  .task[data-state='loaded'] {
    border-color: ${token('primary-100')};
    background: ${token('primary-50')};
  }
  .task[data-state='loaded'] .task-mark {
    border: 0;
    ${mix.fill('primary-500', 'accent-400')};
  }
  .device .loading-foot {
    ${mix.absolute(`auto ${u(18)} ${u(32)}`)};
    ${caption(11, 'gray-600')};
  }
  .loading-bar {
    height: ${u(4)};
    margin-bottom: ${u(9)};
    overflow: hidden;
    border-radius: ${u(2)};
  }
  .phone:not([data-done]) .loading-done,
  [data-done] .loading-waiting {
    display: none;
  }
`
