import { Stack, Text } from '@sanity/ui'
import type { ShownNumber } from '#leads/staff/sums.ts'
import { formatNumber } from '#lib/content/format.ts'
import { Table } from '#studio/kit/Table.tsx'
import { Notice } from '#studio/kit/ui.tsx'
import type { ResultsView } from './api.ts'
import { formatShown, pageTitles, Section } from './parts.tsx'

type SplitResult = ResultsView['splits'][number]
type Difference = SplitResult['differences']['sent']

const goals = [
  ['sent', 'Forms sent'],
  ['buyingPower', '“See My Buying Power”'],
] as const

const toPercent = (part: number) => formatNumber(Math.abs(part) * 100, 'en', { maximumFractionDigits: 2 })

function formatRate(successes: ShownNumber, shown: ShownNumber): string {
  if (successes === '<5' || shown === '<5' || shown === 0) return '–'
  return `${toPercent(successes / shown)}%`
}

/**
 * Says what a split has shown so far, never more than its numbers allow.
 *
 * @param difference how much higher the rate of side B is; null for too few numbers
 */
export function describeDifference(difference: Difference, { shown, successes }: SplitResult['minimum']): string {
  if (difference === null)
    return `Too early to tell: each side needs to be shown ${shown} times and to succeed ${successes} times at least.`
  const { low, high } = difference
  const [least, most] = [Math.abs(low), Math.abs(high)].toSorted((one, other) => one - other).map(toPercent)
  if (low > 0) return `B’s rate is higher, probably by ${least} to ${most} points (95% interval).`
  if (high < 0) return `B’s rate is lower, probably by ${least} to ${most} points (95% interval).`
  return `No clear difference: B’s rate is probably between ${toPercent(low)} points lower and ${toPercent(high)} points higher (95% interval).`
}

function Split({ variant, page, sides, differences, minimum }: SplitResult) {
  const name = pageTitles.get(page) ?? page
  const rows = [
    ['a', `A: ${name}`],
    ['b', `B: ${variant}`],
  ] as const
  return (
    <Stack gap={3}>
      <Table
        label={`${name} and ${variant}`}
        numbers={['Shown', ...goals.flatMap(([, label]) => [label, `Rate of ${label}`])]}
        rows={rows.map(([side, title]) => {
          const { shown, ...numbers } = sides[side]
          const cells = goals.flatMap(([goal, label]) => [
            [label, formatShown(numbers[goal])],
            [`Rate of ${label}`, formatRate(numbers[goal], shown)],
          ])
          return { id: side, cells: { Side: title, Shown: formatShown(shown), ...Object.fromEntries(cells) } }
        })}
      />
      {goals.map(([goal, label]) => (
        <Text key={goal} size={1}>
          <strong>{`${label}: `}</strong>
          {describeDifference(differences[goal], minimum)}
        </Text>
      ))}
    </Stack>
  )
}

/** Compares both sides of each page that was split on the chosen days. */
export const Splits = ({ splits }: { splits: ResultsView['splits'] }) => (
  <Section title="Splits">
    {splits.length === 0 && (
      <Notice>No page was split on these days. A landing page stands in for another page by its tab “Split”.</Notice>
    )}
    {splits.map((split) => (
      <Split key={split.variant} {...split} />
    ))}
  </Section>
)
