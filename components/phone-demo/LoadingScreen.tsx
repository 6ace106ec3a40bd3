import { Icon } from '#components/ui/Icon.tsx'
import type { PhoneDemoContent } from '#lib/content/pageContent.ts'

/** The lines of the house, by the task that draws them. */
const houseParts = [
  ['M22 112h116', 'M36 112V58h88v54'],
  ['M26 64 80 20l54 44', 'M104 38V22h12v26'],
  ['M68 112V88a12 12 0 0 1 24 0v24', 'M46 72h14v16H46z', 'M100 72h14v16h-14z'],
] as const

/** Renders step 5: the house is drawn part by part as the three tasks complete. */
export const LoadingScreen = ({ text, tasks, waiting, done }: PhoneDemoContent['loading']) => (
  <div className="screen loading-screen">
    <svg className="house" viewBox="0 0 160 120" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path className="house-plan" d={houseParts.flat().join('')} />
      {houseParts.map((lines, index) => (
        <g key={lines[0]} data-built-by={index}>
          {lines.map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
      ))}
    </svg>
    <p className="loading-text">{text}</p>
    <ul className="tasks" role="list">
      {tasks.map(({ _key, text: label, note }, index) => (
        <li key={_key} className="task" data-state={index === 0 ? 'loading' : 'waiting'}>
          <span className="task-mark">
            <Icon name="check" />
          </span>
          <span>
            <b>{label}</b>
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
    <p className="loading-foot">
      <span className="loading-bar">
        <i />
      </span>
      <span className="loading-waiting">{waiting}</span>
      <span className="loading-done">{done}</span>
    </p>
  </div>
)
