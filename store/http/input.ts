import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { badRequest, tooLarge } from './errors.ts'

const MEGABYTE_BYTES = 1024 * 1024

/** Rejects larger bodies before they are read completely. */
export const limitBody = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * MEGABYTE_BYTES,
    onError() {
      throw tooLarge(`The request is larger than ${megabytes} MB.`)
    },
  })

/**
 * Validates input.
 *
 * @param what names the input in the error, such as `body`
 * @throws 400
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, what: string): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw badRequest(`The ${what} is not as expected. ${z.prettifyError(parsed.error)}`)
}

/** Recursive code must not exhaust the stack. Sanity's own limit is lower. */
const MAX_DEPTH = 100

/** Reads each character once, so that the time stays linear for malformed text too. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') inString = !inString
    else if (inString) at += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

export function parseJson(text: string, what: string): unknown {
  if (isTooDeep(text)) throw badRequest(`The ${what} is nested more than ${MAX_DEPTH} levels deep.`)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`The ${what} is not valid JSON.`)
  }
}

export async function parseJsonBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  return parseInput(schema, parseJson(await c.req.text(), 'body'), 'body')
}
