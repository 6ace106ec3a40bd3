import { readLimited } from '#lib/readLimited.ts'
import type { RefusalCode } from './answers.ts'

const MAX_BODY_BYTES = 16 * 1024

type BodyResult = { ok: true; value: unknown } | { ok: false; code: RefusalCode }

function isJson(contentType: string | null): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'
}

/** Reads a JSON body whose declared and actual size are within the limit. */
export async function readJsonBody(request: Request): Promise<BodyResult> {
  if (!isJson(request.headers.get('content-type'))) return { ok: false, code: 'unsupported_media_type' }
  try {
    const isTooLarge = Number(request.headers.get('content-length')) > MAX_BODY_BYTES
    const bytes = isTooLarge ? undefined : await readLimited(request.body, MAX_BODY_BYTES)
    if (bytes === undefined) return { ok: false, code: 'payload_too_large' }
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { ok: false, code: 'malformed_body' }
  }
}
