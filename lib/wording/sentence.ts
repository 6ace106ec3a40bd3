import type { Locale } from '#lib/i18n/locales.ts'

/** Characters of a sentence that are shown at most. */
const MAX_SENTENCE_LENGTH = 300

/** Returns the sentences of a text that contain a phrase, or else the text, cut where it is long. */
export function findSentence(text: string, phrase: string, locale: Locale): string {
  const start = text.indexOf(phrase)
  const end = start + phrase.length
  const around = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)]
    .filter(({ index, segment }) => index < end && index + segment.length > start)
    .map(({ segment }) => segment)
  const sentence = (start === -1 ? text : around.join('')).trim()
  return sentence.length > MAX_SENTENCE_LENGTH ? `${sentence.slice(0, MAX_SENTENCE_LENGTH - 1).trimEnd()}…` : sentence
}
