/** Name of the field that only a bot fills in. */
export const FORM_TRAP_NAME = 'website'

/** What stands in the trap of a form; empty for a person. */
export function trapValue(form: HTMLFormElement | null): string {
  const control = form?.elements.namedItem(FORM_TRAP_NAME)
  return control instanceof HTMLInputElement ? control.value : ''
}
