import { stegaClean } from '@sanity/client/stega'
import { Section, SectionHead } from '#components/ui/Layout.tsx'
import { formatDay } from '#lib/content/formatDay.ts'
import type { EstimateRulesQueryResult } from '#lib/content/sanity.types.ts'
import { linkFollowers, listPlaces } from '#lib/estimate/closingCosts.ts'
import { amortizations, type ChoiceOptions, type FieldTexts, yesOrNo } from '#lib/estimate/fields.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translateGroup } from '#lib/i18n/translate.ts'
import type { EstimateContent } from '#lib/content/pageContent.ts'
import { EstimateTool } from './EstimateTool.tsx'

type EstimateRules = NonNullable<EstimateRulesQueryResult>

/** Returns the initial texts of the fields: the assumptions, and of the household only its condo fees. */
function getInitialTexts(rules: EstimateRules, locale: string): FieldTexts {
  const { contractRate, years, propertyTaxPercent, heatMonthly, place } = stegaClean(rules)
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false })
  return {
    income: '',
    debts: '',
    savings: '',
    condo: '0',
    first: 'yes',
    build: 'no',
    coIncome: '',
    coDebts: '',
    balances: '',
    payment: '',
    rate: decimal.format(contractRate),
    years,
    tax: decimal.format(propertyTaxPercent),
    heat: decimal.format(heatMonthly),
    place,
    closing: '',
  }
}

/** Lists what each choice offers, in the page's language. The browser gets the labels, not the lists. */
function getChoiceOptions(rules: EstimateRules, strings: CodeStrings['estimate'], locale: string): ChoiceOptions {
  const answers = yesOrNo.map((answer) => ({ value: answer, label: strings.answers[answer] }))
  return {
    years: amortizations.map((years) => ({ value: years, label: fillPlaceholders(strings.years, { years }) })),
    place: listPlaces(stegaClean(rules.closing))
      .map((place) => ({ value: place, label: strings.places[place] }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    first: answers,
    build: answers,
  }
}

/** Renders the estimate with its method and sources. */
export function Estimate({ content, rules }: { content: EstimateContent; rules: EstimateRules }) {
  const { inputs, results, details, comparison, plan, method, tool } = content
  const locale = requestLocale()
  const strings = translateGroup('estimate')
  const { fhsaYearly, fhsaTotal, homeBuyersPlan } = rules
  // A name keeps the marks by which the preview finds its field.
  const closing = linkFollowers(stegaClean(rules.closing)).map((rule, index) => ({
    ...rule,
    name: rules.closing[index]?.name ?? rule.name,
  }))
  const asOf = fillPlaceholders(strings.rulesAsOf, { date: formatDay(stegaClean(rules.rulesAsOf), locale) })
  return (
    <Section className="estimate" surface="tint" aria-labelledby="estimate-heading">
      <SectionHead id="estimate-heading" as="h1" heading={content.headline} intro={content.text} />
      <noscript>
        <p className="estimate-without-script">
          {tool.withoutScript} <ToolLink tool={tool} />
        </p>
      </noscript>
      <EstimateTool
        content={{ inputs, results, details, comparison, plan }}
        closing={closing}
        planLimits={{ fhsaYearly, fhsaTotal, homeBuyersPlan }}
        strings={strings}
        locale={locale}
        first={getInitialTexts(rules, locale)}
        options={getChoiceOptions(rules, strings, locale)}
        disclosure={rules.disclosure}
        asOf={asOf}
      />
      <div className="estimate-method">
        <h2>{method.heading}</h2>
        <ol>
          {method.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          {tool.compare} <ToolLink tool={tool} />
        </p>
        <h3>{method.sources}</h3>
        <ul role="list">
          {closing.map((rule) => (
            <li key={rule._key}>
              <a href={rule.sourceUrl} rel="noopener">
                {rule.name}
              </a>
            </li>
          ))}
        </ul>
        <p>{asOf}</p>
      </div>
    </Section>
  )
}

function ToolLink({ tool }: { tool: EstimateContent['tool'] }) {
  return (
    <a href={stegaClean(tool.url)} rel="noopener">
      {tool.linkLabel}
    </a>
  )
}
