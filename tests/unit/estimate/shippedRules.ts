import content from '#content/en.json' with { type: 'json' }
import { type ClosingRule, linkFollowers } from '#lib/estimate/closingCosts.ts'

const undated = { from: null, until: null, form: null, fee: null, step: null }
/** A rule without figures. */
export const none = {
  ...undated,
  newOnly: null,
  brackets: null,
  rebate: null,
  rebateShares: null,
  rebateFullUntil: null,
  rebateEndsAt: null,
  anyRebate: null,
  anyRebatePercent: null,
  anyRebateFullUntil: null,
  anyRebateEndsAt: null,
  anyRebateNewOnly: null,
}
const rules = content.estimateRules.closing.map(({ brackets, ...rule }) => ({
  ...none,
  rebateLater: false,
  ...rule,
  brackets: brackets?.map((bracket) => ({ amount: null, ...bracket })) ?? null,
}))

const isBase = (base: string): base is ClosingRule['base'] => ['price', 'premium', 'mortgage'].includes(base)
const isForm = (form: string | null): form is ClosingRule['form'] =>
  form === null || ['marginal', 'whole', 'fees'].includes(form)
/** The closing rules that the site is shipped with. */
export const shipped = linkFollowers(
  rules.flatMap(({ base, form, ...rule }) => (isBase(base) && isForm(form) ? [{ ...rule, base, form }] : [])),
)

/** A purchase without a place and price. */
export const purchase = { closingDay: '2026-11-28', isFirstHome: true, isNew: false, premium: 0, mortgage: 0 }
