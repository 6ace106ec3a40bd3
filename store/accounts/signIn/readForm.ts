import type { Context } from 'hono'
import { z } from 'zod'
import type { StoreContext } from '../../http/context.ts'

const text = z.string().max(1000).catch('')
const form = z.object({ origin: text, token: text, email: text, name: text, current: text, password: text })

/** Parses a URL-encoded form. Fields of other bodies are empty. */
export const readForm = async (c: Context<StoreContext>) =>
  form.parse(Object.fromEntries(new URLSearchParams(await c.req.text())))
