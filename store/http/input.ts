import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { badRequest, tooLarge } from './errors.ts'

const MEGABYTE = 1024 * 1024

/** Refuses a body of more than the given number of megabytes before it is read whole. */
export const bodyUpTo = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * MEGABYTE,
    onError() {
      throw tooLarge(`The request is larger than ${megabytes} MB.`)
    },
  })

/**
 * Checks what a caller sent.
 *
 * @param what names the input in the answer, such as `body`
 * @throws 400 that says what is wrong where
 */
export function valid<T>(schema: z.ZodType<T>, input: unknown, what: string): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw badRequest(`The ${what} is not as expected. ${z.prettifyError(parsed.error)}`)
}

/** Nesting above which a value is refused; Sanity's own limit is lower, and recursion must never run out of stack. */
const DEEPEST = 100

/**
 * Reads each character once: whatever a stranger sends, megabytes of an unfinished string included, is told in a time
 * that grows with its length and no faster.
 */
function nestsDeeper(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') inString = !inString
    else if (inString) at += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

/** Parses JSON a caller sent. */
export function parseJson(text: string, what: string): unknown {
  if (nestsDeeper(text)) throw badRequest(`The ${what} is nested more than ${DEEPEST} levels deep.`)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`The ${what} is not valid JSON.`)
  }
}

/** The JSON body of a call, checked. */
export async function jsonBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  return valid(schema, parseJson(await c.req.text(), 'body'), 'body')
}
