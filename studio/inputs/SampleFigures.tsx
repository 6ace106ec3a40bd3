import { Text } from '@sanity/ui'
import * as z from 'zod'
import { formatDollars } from '#lib/content/format.ts'
import { amortizations } from '#lib/estimate/fields.ts'
import { defaultLocale, locales } from '#lib/i18n/locales.ts'
import { pages } from '#lib/pages.ts'
import { deriveSample, type SampleBuyer } from '#lib/sample/sampleBuyer.ts'
import { getSampleTokenValues, isSampleTokenName, sampleTokens } from '#lib/sample/sampleTokens.ts'
import { createFormBanner } from '#studio/documents/formBanner.tsx'
import { Table } from '#studio/kit/Table.tsx'
import { ExternalLink, Notice, Panel, Strong } from '#studio/kit/ui.tsx'

const amount = z.number().nonnegative().nullable().catch(null)
const text = z.string().catch('')

/** The inputs of a draft, of which any may be missing or invalid. */
const draft = z.object({
  income: amount,
  debts: z.array(z.object({ monthly: amount })).catch([]),
  firstDebtBefore: amount,
  savings: z.array(z.object({ amount })).catch([]),
  transfer: amount,
  contractRate: amount,
  rateBefore: amount,
  years: z.enum(amortizations).nullable().catch(null),
  place: text,
  propertyTaxPercent: amount,
  heatMonthly: amount,
})

/** Links to the estimate with the same inputs, so that an editor can compare the two. */
function getEstimateAddress(buyer: SampleBuyer & { place: string }): string {
  const { debts, down } = deriveSample(buyer)
  const texts = {
    income: buyer.income,
    debts: debts.reduce((sum, monthly) => sum + monthly, 0),
    savings: down,
    rate: buyer.contractRate,
    years: buyer.years,
    tax: buyer.propertyTaxPercent,
    heat: buyer.heatMonthly,
    place: buyer.place,
  }
  const given = Object.entries(texts).map(([name, value]) => [name, String(value ?? 0)])
  return `${pages.estimate.path}#${new URLSearchParams(given)}`
}

function FigureTable({ buyer }: { buyer: SampleBuyer }) {
  const sample = deriveSample(buyer)
  const [english, french] = locales.map((locale) => getSampleTokenValues(sample, locale))
  const rows = Object.keys(sampleTokens)
    .filter(isSampleTokenName)
    .map((name) => ({
      id: name,
      cells: {
        Figure: sampleTokens[name][1],
        Token: `{${name}}`,
        English: english?.[name],
        French: french?.[name],
      },
    }))
  return <Table label="Figures of the sample buyer" rows={rows} />
}

/** Shows above the sample buyer's form every figure that follows from it, as visitors read it. */
export const SampleFigures = createFormBanner(function SampleFigures({ type, document }) {
  if (type !== 'sampleBuyer') return null
  const buyer = draft.parse(document)
  const { figure, change } = deriveSample(buyer)
  if (figure === 0) {
    return <Notice tone="critical">No price is possible with these inputs, so the page would show $0.</Notice>
  }
  return (
    <Panel data-testid="sample-figures">
      <Strong>{`What follows from these inputs: ${formatDollars(figure, defaultLocale)}`}</Strong>
      {change <= 0 && (
        <Notice tone="caution">
          The figure did not rise since last month, though the notification and the gauge say that it did.
        </Notice>
      )}
      <FigureTable buyer={buyer} />
      <Text size={1}>
        <ExternalLink href={getEstimateAddress(buyer)}>Compare with the estimate</ExternalLink>
      </Text>
    </Panel>
  )
})
