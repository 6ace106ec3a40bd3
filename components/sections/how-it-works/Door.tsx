import { token } from '#components/theme/theme.ts'

/** The front door at the top of the stairs. */
export function Door() {
  return (
    <svg className="stair-door" viewBox="0 0 132 190" fill="none" aria-hidden="true">
      <path d="M14 186V66a52 52 0 0 1 104 0v120z" fill={token('primary-700')} />
      <path d="M26 186V66a40 40 0 0 1 80 0v120z" fill={token('secondary-500')} />
      <path d="M38 66a28 28 0 0 1 56 0v6H38z" fill={token('accent-400')} />
      <path d="M66 38v34M42 52l24 20 24-20" stroke={token('secondary-500')} strokeWidth="3" />
      <path
        d="M40 92h22v36H40zM70 92h22v36H70zM40 138h22v36H40zM70 138h22v36H70z"
        stroke={token('secondary-700')}
        strokeWidth="2.5"
      />
      <circle cx="97" cy="132" r="3.5" fill={token('accent-400')} />
      <path d="M0 186h132" stroke={token('primary-300')} strokeWidth="8" />
    </svg>
  )
}
