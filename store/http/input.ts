import type { HonoRequest } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { listNestedValues } from '../documents/jsonTree.ts'
import { badRequest, tooLarge } from './errors.ts'

const MEGABYTE_BYTES = 1024 * 1024

/** Creates middleware that rejects larger bodies without keeping them in memory. */
export const limitBody = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * MEGABYTE_BYTES,
    onError() {
      throw tooLarge(`The request is larger than ${megabytes} MB.`)
    },
  })

type Issue = z.core.$ZodIssue

const countUnknownKeys = (issues: readonly Issue[]) =>
  issues.reduce((count, issue) => count + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0)

/** Lists issues. In place of a union, of which zod only says that none fits, come those of its closest variant. */
function listIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return issue
    const [closest] = issue.errors.toSorted((a, b) => countUnknownKeys(a) - countUnknownKeys(b) || a.length - b.length)
    if (!closest) return issue
    return listIssues(closest.map((each) => ({ ...each, path: [...issue.path, ...each.path] })))
  })
}

/** Describes what is wrong with an input, and where. */
export const describeInputError = (error: z.ZodError) => z.prettifyError(new z.ZodError(listIssues(error.issues)))

/** Validates input. @param name of the input in the error, such as `body` */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, name: string): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw badRequest(`The ${name} is not as expected. ${describeInputError(parsed.error)}`)
}

/** Protects recursive code from a stack overflow; `JSON.parse` is not recursive. Sanity's own limit is lower. */
const MAX_DEPTH = 100

/** Parses JSON. @param name what the error calls it @throws 400 */
export function parseJson(text: string, name: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest(`The ${name} is not valid JSON.`)
  }
  for (const { depth } of listNestedValues(value)) {
    if (depth >= MAX_DEPTH) throw badRequest(`The ${name} is nested more than ${MAX_DEPTH} levels deep.`)
  }
  return value
}

/** The part of a `StoreContext` request that reading its body needs. */
interface BodyContext {
  req: Pick<HonoRequest, 'text'>
  var: { requireSession: () => void }
}

/** Validates the body, and that the caller still has the rights it had when the request began. */
export async function parseJsonBody<T>(c: BodyContext, schema: z.ZodType<T>): Promise<T> {
  const text = await c.req.text()
  c.var.requireSession()
  return parseInput(schema, parseJson(text, 'body'), 'body')
}
