const placeholders: readonly [pattern: RegExp, name: string][] = [
  [/[\w.+-]+@(?:[\w-]+\.)*example(?:\.\w+)?\b/i, 'Sample email address'],
  [/\b(?:[\w-]+\.)*example\.(?:com|org|net|ca)\b/i, 'Sample web address'],
  [/\b[\w-]+\.(?:test|invalid|example|localhost)\b/i, 'Address that does not exist'],
  [/\blocalhost\b|\b127\.0\.0\.1\b/i, 'Address of a developer’s computer'],
  [/^#$/, 'Link that leads nowhere'],
  [/\/id0+(?:\b|$)/, 'App Store page without its number'],
  [/(?<!\d)(?:\d{3}\)?[\s.-]?)555[\s.-]?01\d{2}(?!\d)/, 'Sample phone number'],
  [/\brue Example\b|\bExample (?:Street|Road|Avenue|Drive)\b|\b[A-Z]0X 0X0\b/, 'Sample postal address'],
  [/\blorem ipsum\b/i, 'Filler text'],
  [/\b(?:TODO|TBD|XXX)\b/, 'Note of the writer'],
]

/** Returns the name of the placeholder in a text, if any. */
export function matchPlaceholder(text: string): string | undefined {
  return placeholders.find(([pattern]) => pattern.test(text))?.[1]
}
