import { constantStrings } from './narrowing.ts'
import { descendants, type SyntaxNode } from './tree-walk.ts'

/** Each wildcard multiplies the time by the length of the text. */
const MOST_WILDCARDS = 3

/** Each `+` can double a text or list that the one before has made. */
const MOST_SUMS = 5

/** They make one text of many, with no bound that can be told from the query. */
const TEXT_MAKERS = new Set(['array::join', 'pt::text'])

const wildcards = (pattern: string) => pattern.split('*').length - 1

function complaintAboutPattern(pattern: unknown): string | undefined {
  const texts = constantStrings(pattern)
  if (!texts) return 'Without a token, a pattern has to be given as text.'
  if (texts.some((text) => wildcards(text) > MOST_WILDCARDS)) {
    return `Without a token, a pattern may have up to ${MOST_WILDCARDS} wildcards.`
  }
  return undefined
}

function complaintAbout({ type, op, right, namespace, name, args }: SyntaxNode): string | undefined {
  if (type === 'OpCall' && op === 'match') return complaintAboutPattern(right)
  if (type !== 'FuncCall') return undefined
  if (namespace === 'global' && name === 'path') return complaintAboutPattern(Array.isArray(args) ? args[0] : undefined)
  const called = `${String(namespace)}::${String(name)}`
  return TEXT_MAKERS.has(called) ? `Without a token, ${called}() cannot be used.` : undefined
}

/**
 * What a query may not contain when somebody without a token sends it: work or values that grow faster than the query,
 * inside calls of the engine that nothing can interrupt.
 *
 * @param tree the query with its parameters filled in
 * @returns a sentence for who sent it, or undefined when nothing is wrong
 */
export function complaintAboutVisitor(tree: SyntaxNode): string | undefined {
  let sums = 0
  for (const node of descendants(tree)) {
    const complaint = complaintAbout(node)
    if (complaint) return complaint
    if (node.type === 'OpCall' && node.op === '+') sums += 1
  }
  return sums > MOST_SUMS ? `Without a token, a query may add up to ${MOST_SUMS} times.` : undefined
}
