import type { Place } from '#lib/content/places.ts'
import {
  EMPTY,
  listed,
  NAMES_SOMEBODY,
  NO_ADDRESS,
  NO_CHOICE,
  NOT_SAFE,
  notSuch,
  repeatedAnchor,
  tooLong,
} from '#lib/content/problems.ts'
import { searchTitleProblem } from '#lib/content/searchTitle.ts'
import { dayToComeProblem } from '#lib/i18n/dayToCome.ts'
import { type LinkSurroundings, linkProblem, pageLinkProblem } from '#lib/links/linkProblem.ts'

/** What is wrong with the address of another site, as Sanity's own rule for addresses has it. */
function addressProblem(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null) return NO_ADDRESS
  if (url.protocol !== 'https:') return NOT_SAFE
  return url.username === '' && url.password === '' ? undefined : NAMES_SOMEBODY
}

/** What else is published that a text is judged by. */
interface Surroundings extends LinkSurroundings {
  /** The site settings. */
  settings: object | undefined
}

/** What is wrong with a text, for the place it stands in. */
export function textProblem(text: string, place: Place, surroundings: Surroundings): string | undefined {
  const { filled, longest, form, safe, link, happened, titled } = place
  if (filled && text === '') return EMPTY
  if (longest !== undefined && text.length > longest) return tooLong(longest)
  if (form && !new RegExp(form.source, form.flags).test(text)) return notSuch(form.name)
  if (safe && text !== '') return addressProblem(text)
  if (link === 'any') return linkProblem(text, surroundings)
  if (link === 'page') return pageLinkProblem(text, surroundings)
  if (titled) return searchTitleProblem(text, surroundings.settings)
  return happened ? dayToComeProblem(text) : undefined
}

/** Says that a list has more or fewer items than its place has room for. */
function lengthProblem(length: number, { least = 0, most = Infinity }: NonNullable<Place['items']>) {
  if (length >= least && length <= most) return undefined
  if (least === most) return listed.exactly(most)
  return length < least ? listed.least(least) : listed.most(most)
}

/** What is wrong with a list, for the place it stands in. */
export function listProblem(list: readonly unknown[], { items, choices, anchored }: Place): string | undefined {
  const wrongLength = items && lengthProblem(list.length, items)
  if (wrongLength !== undefined) return wrongLength
  if (choices && list.some((item) => !choices.some((choice) => choice === item))) return NO_CHOICE
  return anchored && repeatedAnchor(list)
}
