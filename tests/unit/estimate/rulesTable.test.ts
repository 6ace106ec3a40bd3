import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import content from '#content/en.json' with { type: 'json' }
import { places } from '#lib/estimate/fields.ts'

interface Dated {
  key: string
  places: readonly string[]
  base: string
  newOnly?: boolean
  from?: string
  until?: string
  sourceUrl: string
  checkedOn?: string
}
const rules: readonly Dated[] = content.estimateRules.closing

const rows = readFileSync(new URL('../../../docs/estimate.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, place, base, , from, until, source, checkedOn]) => [place, base, from, until, source, checkedOn].join(' | '))

it.each(rules)('docs/estimate.md lists the rule $key with its days and its source', (rule) => {
  const listed = rule.places.length === places.length ? 'all' : rule.places.join(', ')
  const place = rule.newOnly ? `${listed}, new homes only` : listed
  const { base, from = '', until = '', sourceUrl, checkedOn = 'missing' } = rule
  expect(rows).toContain([place, base, from, until, `<${sourceUrl}>`, checkedOn].join(' | '))
})
