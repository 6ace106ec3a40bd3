import { LOGO_PATH } from '#components/ui/Logo.tsx'

/** The product's mark as the header has it, in a colour of its own. */
export function Mark({ size, colour }: { size: number; colour: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32">
      <path fill={colour} d={LOGO_PATH} />
    </svg>
  )
}
