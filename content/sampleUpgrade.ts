import type { PatchOperations } from '@sanity/client'
import { studioPath } from '@sanity/client/csm'
import { listValues } from '#lib/content/walkContent.ts'

/** Texts of earlier releases with figures that were typed, and the texts whose figures follow from the sample buyer. */
const TEXTS: ReadonlyMap<unknown, string> = new Map([
  ['GDS 39% and TDS 44%', 'GDS {gdsLimit} and TDS {tdsLimit}'],
  ['36%', '{gds}'],
  ['of 39%', 'of {gdsLimit}'],
  ['44%', '{tds}'],
  ['of 44%', 'of {tdsLimit}'],
  ['It frees $102 a month, worth about $19,700.', 'It frees {debt1} a month, worth about {payOffGain}.'],
  ['$48,200', '{down}'],
  ['$2,921', '{payment}'],
  ['36% / 44%', '{gds} / {tds}'],
  ['Move $650 to your FHSA', 'Move {transfer} to your FHSA'],
  ['Five-year rate fell to 4.39%', 'Five-year rate fell to {rate}'],
  ['+$16,000', '{rateEffect}'],
  ['+$650', '{transferEffect}'],
  ['−$650', '{firstDebtEffect}'],
  ['Minimum: $36,240', 'Minimum: {minimumDown}'],
  ['$24,000', '{savings1}'],
  ['$15,200', '{savings2}'],
  ['$9,000', '{savings3}'],
  ['−0.25%', '−{rateDrop}'],
  ['Five-year fixed, now 4.39%', 'Five-year fixed, now {rate}'],
  ['Guideline: 44%', 'Guideline: {tdsLimit}'],
  ['$102', '{debt1}'],
  ['$215', '{debt2}'],
  ['$428', '{debt3}'],
  ['Pay first, +$19,700', 'Pay first, +{payOffGain}'],
  ['Pay $300 on the card', 'Pay down the card'],
  ['ABD 39\u{a0}% et ATD 44\u{a0}%', 'ABD {gdsLimit} et ATD {tdsLimit}'],
  ['36\u{a0}%', '{gds}'],
  ['max. 39\u{a0}%', 'max. {gdsLimit}'],
  ['44\u{a0}%', '{tds}'],
  ['max. 44\u{a0}%', 'max. {tdsLimit}'],
  [
    'Libère 102\u{a0}$ par mois, soit environ 19\u{a0}700\u{a0}$ de plus.',
    'Libère {debt1} par mois, soit environ {payOffGain} de plus.',
  ],
  ['48\u{a0}200\u{a0}$', '{down}'],
  ['2\u{a0}921\u{a0}$', '{payment}'],
  ['36\u{a0}% / 44\u{a0}%', '{gds} / {tds}'],
  ['Virer 650\u{a0}$ au CELIAPP', 'Virer {transfer} au CELIAPP'],
  ['Taux de cinq ans abaissé à 4,39\u{a0}%', 'Taux de cinq ans abaissé à {rate}'],
  ['+16\u{a0}000\u{a0}$', '{rateEffect}'],
  ['+650\u{a0}$', '{transferEffect}'],
  ['−650\u{a0}$', '{firstDebtEffect}'],
  ['Minimum\u{a0}: 36\u{a0}240\u{a0}$', 'Minimum\u{a0}: {minimumDown}'],
  ['24\u{a0}000\u{a0}$', '{savings1}'],
  ['15\u{a0}200\u{a0}$', '{savings2}'],
  ['9\u{a0}000\u{a0}$', '{savings3}'],
  ['−0,25\u{a0}%', '−{rateDrop}'],
  ['Fixe de cinq ans, maintenant 4,39\u{a0}%', 'Fixe de cinq ans, maintenant {rate}'],
  ['Repère\u{a0}: 44\u{a0}%', 'Repère\u{a0}: {tdsLimit}'],
  ['102\u{a0}$', '{debt1}'],
  ['215\u{a0}$', '{debt2}'],
  ['428\u{a0}$', '{debt3}'],
  ['Priorité\u{a0}: +19\u{a0}700\u{a0}$', 'Priorité\u{a0}: +{payOffGain}'],
  ['Verser 300\u{a0}$ sur la carte', 'Réduire le solde de la carte'],
])

/**
 * Replaces the typed figures of the sample buyer in a landing page of an earlier release. A text that an editor changed
 * stays as it is.
 */
export function replaceTypedFigures({ phoneDemo, howItWorks, features }: Record<string, unknown>): PatchOperations {
  const typed = listValues({ phoneDemo, howItWorks, features }).flatMap(({ steps, value }) => {
    const text = TEXTS.get(value)
    return text === undefined ? [] : [[studioPath.toString([...steps]), text]]
  })
  return { set: Object.fromEntries(typed), unset: ['phoneDemo.figureAmount', 'phoneDemo.changeAmount'] }
}
