const NEVER = 'Never'

/** A time of the store in the words of whoever reads it. */
export function readableTime(iso: string | null): string {
  if (iso === null) return NEVER
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
