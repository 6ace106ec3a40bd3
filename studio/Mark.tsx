import { palette } from '#lib/brand.ts'

/** The Studio's icon: the door of the site's favicon. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={palette.green} />
      <path fill={palette.sun} d="M8 25V7.5h4v4.8l4.6-3.5 7.4 5.7V25h-4v-6a4 4 0 0 0-8 0v6z" />
    </svg>
  )
}
