import { LRUCache } from 'lru-cache'
import { BETWEEN_TEXTS } from './objectTexts.ts'
import { foldOnce, foldText, listTermStarts, matchesText } from './textSearch.ts'

/** Words and phrases of a search, as the Studio divides what is typed. */
const TOKEN = /(?:[^\s"]+|"[^"]*")+/g

/** Words with their `*`, or the folded words of a phrase. */
type Wanted = { words: string } | { phrase: string }

interface TextQuery {
  wanted: readonly Wanted[]
  excluded: readonly Wanted[]
}

const readToken = (token: string): Wanted =>
  token.length > 1 && token.startsWith('"') && token.endsWith('"') ? { phrase: foldText(token) } : { words: token }

const hasWords = (wanted: Wanted) =>
  'phrase' in wanted ? wanted.phrase.trim() !== '' : listTermStarts(wanted.words).length > 0

function parseTextQuery(query: string): TextQuery {
  const tokens = query.match(TOKEN) ?? []
  const read = (list: readonly string[]) => list.map(readToken).filter(hasWords)
  return {
    wanted: read(tokens.filter((token) => !token.startsWith('-'))),
    excluded: read(tokens.filter((token) => token.startsWith('-')).map((token) => token.slice(1))),
  }
}

const parsedQueries = new LRUCache<string, TextQuery>({ max: 100 })

function getTextQuery(query: string): TextQuery {
  const parsed = parsedQueries.get(query) ?? parseTextQuery(query)
  parsedQueries.set(query, parsed)
  return parsed
}

const isFound = (texts: string, wanted: Wanted) =>
  'phrase' in wanted
    ? texts.split(BETWEEN_TEXTS).some((text) => foldOnce(text).includes(wanted.phrase))
    : matchesText(texts, wanted.words)

/**
 * Returns whether texts contain every word and "phrase" of a search, and none that follows a `-`. A `*` stands for any
 * characters of a word.
 */
export function matchesTextQuery(texts: string, query: string): boolean {
  const { wanted, excluded } = getTextQuery(query)
  if (wanted.length === 0 && excluded.length === 0) return false
  return wanted.every((each) => isFound(texts, each)) && !excluded.some((each) => isFound(texts, each))
}

/** Returns the words that a search must find, as a pattern of `match`. */
export const getWantedWords = (query: string): string =>
  getTextQuery(query)
    .wanted.map((wanted) => ('phrase' in wanted ? wanted.phrase : wanted.words))
    .join(' ')
