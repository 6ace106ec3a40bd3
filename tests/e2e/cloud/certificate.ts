import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Encodes one ASN.1 value in DER (X.690). */
function encodeDer(tag: number, ...contents: Uint8Array[]): Buffer {
  const body = Buffer.concat(contents)
  if (body.length < 128) return Buffer.concat([Buffer.of(tag, body.length), body])
  const size = Buffer.from(body.length.toString(16).padStart(body.length < 256 ? 2 : 4, '0'), 'hex')
  return Buffer.concat([Buffer.of(tag, 0x80 | size.length), size, body])
}

const sequence = (...contents: Uint8Array[]) => encodeDer(0x30, ...contents)
const identifier = (hex: string) => encodeDer(0x06, Buffer.from(hex, 'hex'))
const integer = (...bytes: number[]) => encodeDer(0x02, Buffer.from(bytes))
const bits = (bytes: Uint8Array) => encodeDer(0x03, Buffer.of(0), bytes)
const time = (date: Date) =>
  encodeDer(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`))

const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'))
const COMMON_NAME = identifier('550403')
const ALTERNATIVE_NAMES = identifier('551d11')
const BASIC_CONSTRAINTS = identifier('551d13')
const TRUE = encodeDer(0x01, Buffer.of(0xff))
const DAY_MS = 86_400_000

/**
 * Creates a self-signed certificate that is valid for a day, and its key, both as PEM. Tests cannot rely on an installed
 * openssl.
 *
 * @param hosts host names of the certificate
 */
export function createCertificate(hosts: readonly string[]): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(encodeDer(0x31, sequence(COMMON_NAME, encodeDer(0x0c, Buffer.from('Mock of a test')))))
  const names = hosts.map((host) => encodeDer(0x82, Buffer.from(host)))
  const facts = sequence(
    encodeDer(0xa0, integer(2)),
    integer(0x01, ...randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    encodeDer(
      0xa3,
      sequence(
        sequence(ALTERNATIVE_NAMES, encodeDer(0x04, sequence(...names))),
        sequence(BASIC_CONSTRAINTS, TRUE, encodeDer(0x04, sequence(TRUE))),
      ),
    ),
  )
  const certificate = sequence(facts, ECDSA_WITH_SHA256, bits(sign('sha256', facts, privateKey)))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
