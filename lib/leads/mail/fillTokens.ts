/**
 * Puts values in the place of the `{tokens}` of a content text. A token without a value stays as it is, where an editor
 * can see it.
 */
export function fillTokens(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? token) : token))
}
