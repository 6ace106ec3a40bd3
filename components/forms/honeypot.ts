/** Name of the field that only a bot fills in. */
export const HONEYPOT_FIELD = 'website'

/** What stands in the trap of a form; empty for a person. */
export function readHoneypot(form: HTMLFormElement | null): string {
  const control = form?.elements.namedItem(HONEYPOT_FIELD)
  return control instanceof HTMLInputElement ? control.value : ''
}
