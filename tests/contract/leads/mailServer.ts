import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface ReceivedMail {
  from: string
  to: string[]
  /** The message as sent, headers and body. */
  source: string
}

export interface MailServer {
  url: string
  port: number
  mails: ReceivedMail[]
  /** Settles when so many mails have arrived. */
  received(count: number): Promise<ReceivedMail[]>
  close(): Promise<void>
}

interface MailServerOptions {
  /** 0 lets the system choose. */
  port?: number
  /** Answers of the server to recipients it does not take. */
  refuse?: (address: string) => { responseCode: number } | null
  /** Answer to every sender, if it takes none. */
  refuseSender?: { responseCode: number }
}

/** A real SMTP server that keeps what it receives. */
export async function startMailServer({
  port = 0,
  refuse = () => null,
  refuseSender,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(refuseSender && Object.assign(new Error('No such sender'), refuseSender)),
    onRcptTo({ address }, _session, done) {
      const refusal = refuse(address)
      done(refusal && Object.assign(new Error('No such mailbox'), refusal))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        done()
        for (const check of waiting) check()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound: AddressInfo | string | null = server.server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The mail server does not listen on a port')
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(close)
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    port: bound.port,
    mails,
    received: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (mails.length < count) return
          waiting.delete(check)
          resolve(mails)
        }
        waiting.add(check)
        check()
      }),
    close,
  }
}

/** Header lines of a message by lower-case name, folded lines joined. */
export function getHeaders(source: string): Map<string, string> {
  const [head = ''] = source.split('\r\n\r\n', 1)
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

/** The decoded content of the first part with a content type. */
export function getPart(source: string, type: string): Buffer {
  const part = source
    .split(/\r\n--/)
    .find((text) => new RegExp(`^Content-Type: ${type}`, 'im').test(text.split('\r\n\r\n', 1)[0] ?? ''))
  if (part === undefined) throw new Error(`The message has no part of type ${type}`)
  const end = part.indexOf('\r\n\r\n')
  const body = part.slice(end + 4)
  if (/^Content-Transfer-Encoding: base64/im.test(part)) return Buffer.from(body, 'base64')
  if (/^Content-Transfer-Encoding: quoted-printable/im.test(part)) return decodeQuotedPrintable(body)
  return Buffer.from(body)
}

function decodeQuotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r\n/g, '')
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}
