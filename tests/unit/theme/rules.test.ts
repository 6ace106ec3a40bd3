import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { declarations } from '#components/theme/theme.ts'
import { tokens } from '#components/theme/tokens.ts'
import { contrastRatio } from './contrastRatio.ts'

const AA_TEXT = 4.5

/** The value of every colour token, by the name of its custom property. */
const values = new Map(
  [...declarations(tokens).matchAll(/--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
)

/** Styles with each token as its custom property, and whatever else the code computes left out. */
const readStyles = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\$\{token\('([\w-]+)'\)\}/g, 'var(--$1)')
    .replaceAll(/\$\{[^{}]*\}/g, '')

const colourOf = (rule: string, property: string) =>
  values.get(rule.match(new RegExp(`(?:^|[;{\\s])${property}:\\s*var\\(--([\\w-]+)\\)\\s*;`))?.[1] ?? '')

/** Rules of the site's style sheets that say both what text looks like and what it stands on. */
const rules = globSync('components/**/*.{styles.ts,css}').flatMap((file) =>
  [...readStyles(file).matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', rule = '']) => {
    const text = colourOf(rule, 'color')
    const background = colourOf(rule, 'background(?:-color)?')
    return text && background ? [{ where: `${file}: ${selector.trim()}`, text, background }] : []
  }),
)

test('the style sheets have rules with both colours', () => expect(rules.length).toBeGreaterThan(5))

test.each(rules)('text has enough contrast in $where', ({ text, background }) => {
  expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(AA_TEXT)
})
