import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { apiError, badRequest } from './errors.ts'

const MEGABYTE_BYTES = 1024 * 1024

/** Creates middleware that rejects larger bodies before they are read completely. */
export const limitBody = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * MEGABYTE_BYTES,
    onError() {
      // The rest of the body is never read, so the connection cannot be used again.
      throw apiError(413, `The request is larger than ${megabytes} MB.`, { connection: 'close' })
    },
  })

/**
 * Validates input.
 *
 * @param name of the input in the error, such as `body`
 * @throws 400
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, name: string): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw badRequest(`The ${name} is not as expected. ${z.prettifyError(parsed.error)}`)
}

/** Protects recursive code from a stack overflow. Sanity's own limit is lower. */
const MAX_DEPTH = 100

/** Checks the nesting depth. Reads each character once, so that malformed text takes linear time too. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let position = 0; position < text.length; position += 1) {
    const character = text[position]
    if (character === '"') inString = !inString
    else if (inString) position += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

export function parseJson(text: string, name: string): unknown {
  if (isTooDeep(text)) throw badRequest(`The ${name} is nested more than ${MAX_DEPTH} levels deep.`)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`The ${name} is not valid JSON.`)
  }
}

export async function parseJsonBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  return parseInput(schema, parseJson(await c.req.text(), 'body'), 'body')
}
