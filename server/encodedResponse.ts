import { hash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { ROUTER_HEADERS } from '#lib/nextInternals.ts'
import { completeBuildFile, compressBuildFile } from './buildFiles.ts'
import { compress, toBrotli } from './compress.ts'

/**
 * Headers that do not apply to a cached response: it has no ranges, its `etag` tells whether it has changed, and Next's
 * router reads none of a document's.
 */
const DROPPED_HEADERS = new Set(['accept-ranges', 'date', 'last-modified', ...ROUTER_HEADERS])

/** Copies a buffer that is kept: the compressor's is part of one of 64 kB, all of which would be kept. */
const copyBuffer = (buffer: Buffer) => Buffer.from(new Uint8Array(buffer).buffer)

/** A response that all visitors share. */
export interface EncodedResponse {
  headers: OutgoingHttpHeaders & { etag: string }
  /** Compressed with Brotli if the headers say so. */
  body: Buffer
}

const compressBody = (body: Buffer, buildFile: string | undefined) =>
  buildFile === undefined ? toBrotli(body) : compressBuildFile(buildFile, body)

const isCompressible = (type: unknown) => /^text\/|javascript|json|xml/.test(String(type))

const acceptsBrotli = ({ headers }: IncomingMessage) => /(^|,)\s*br\s*(,|$)/.test(headers['accept-encoding'] ?? '')

/**
 * Compresses a response.
 *
 * @param buildFile path of an immutable file of the build, which is compressed once for all starts
 */
export async function encodeResponse(
  headers: OutgoingHttpHeaders,
  source: Buffer,
  buildFile?: string,
): Promise<EncodedResponse> {
  const body = buildFile === undefined ? source : completeBuildFile(buildFile, source)
  const encoded = isCompressible(headers['content-type']) ? copyBuffer(await compressBody(body, buildFile)) : body
  const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED_HEADERS.has(name)))
  return {
    headers: {
      ...rest,
      ...(encoded !== body && {
        'content-encoding': 'br',
        vary: [rest.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
      }),
      'content-length': encoded.byteLength,
      etag: `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    },
    body: encoded,
  }
}

/** Sends a shared response: 304 if the client has it, and compressed anew for one without Brotli. */
export function sendResponse(request: IncomingMessage, response: ServerResponse, { headers, body }: EncodedResponse) {
  const isHead = request.method === 'HEAD'
  const isUnchanged = request.headers['if-none-match']?.includes(headers.etag)
  if (!isUnchanged && (headers['content-encoding'] === undefined || acceptsBrotli(request)))
    return void response.writeHead(200, headers).end(isHead ? undefined : body)
  const { 'content-encoding': _encoding, 'content-length': _length, ...rest } = headers
  if (isUnchanged) return void response.writeHead(304, rest).end()
  const plain = brotliDecompressSync(body)
  compress(request, response, () => {
    response.writeHead(200, { ...rest, 'content-length': plain.byteLength })
    response.end(isHead ? undefined : plain)
  })
}
