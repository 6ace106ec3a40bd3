/** The mark, in a square of 32 units. */
export const LOGO_PATH = 'M4 29V3.5h6.6v7.1L17.6 5.4 28 13.6V29h-6.6v-8.7a5.4 5.4 0 0 0-10.8 0V29z'

export function LogoMark({ className = 'logo-mark' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d={LOGO_PATH} />
    </svg>
  )
}
