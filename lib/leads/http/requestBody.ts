import { readLimited } from '#lib/readLimited.ts'
import type { RefusalCode } from './answers.ts'

/** Maximum size of a form request, in bytes. */
const MAX_BODY_BYTES = 16 * 1024

type BodyResult<Value = unknown> = { ok: true; value: Value } | { ok: false; code: RefusalCode }

function isJson(contentType: string | null): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'
}

/** Reads a body; undefined when its declared or actual size exceeds the limit. */
const readBody = async (request: Request) =>
  Number(request.headers.get('content-length')) > MAX_BODY_BYTES ? undefined : readLimited(request.body, MAX_BODY_BYTES)

export async function readJsonBody(request: Request): Promise<BodyResult> {
  if (!isJson(request.headers.get('content-type'))) return { ok: false, code: 'unsupported_media_type' }
  try {
    const bytes = await readBody(request)
    if (bytes === undefined) return { ok: false, code: 'payload_too_large' }
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { ok: false, code: 'malformed_body' }
  }
}

/** Reads a form of limited size; null when the body is not a form. */
export async function readFormBody(request: Request): Promise<BodyResult<FormData | null>> {
  const contentType = request.headers.get('content-type') ?? ''
  const bytes = await readBody(request).catch(() => new Uint8Array())
  if (bytes === undefined) return { ok: false, code: 'payload_too_large' }
  const form = new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  return { ok: true, value: await form.catch(() => null) }
}
