/**
 * Fills the `{{placeholders}}` of a code string in the browser, where i18next is not loaded.
 *
 * @throws Error naming the placeholder that has no value
 */
export function fillPlaceholders(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The code string "${template}" needs a value for ${placeholder}.`)
    return String(value)
  })
}
