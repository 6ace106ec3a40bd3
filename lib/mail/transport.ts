import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Settings } from '#lib/env.ts'
import { createLazyLoader } from '#lib/lazyLoader.ts'
import { getErrorCode } from '#lib/log.ts'
import { PermanentFailure } from '#lib/permanentFailure.ts'

/**
 * In milliseconds, each for one step of about ten; the sum of these is shorter than a worker's lease. Exchange takes up to
 * 30 seconds to accept a message, and delivers it even if the client has hung up.
 */
export const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** In milliseconds; short, as a health check waits for it. */
const CHECK_TIMEOUTS = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 3_000 }

export interface MailTransport {
  /** Sends a message; resolves when it was accepted. @param id of the delivery, the same for every attempt */
  send(id: string, message: SendMailOptions): Promise<void>
  verify(): Promise<void>
}

/**
 * Returns the failure of a delivery. It is permanent when the server refused the message or its recipient; a refused
 * sender is retried, since the operator corrects it.
 */
function toFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return error
  const { code, responseCode: status } = error
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!isAboutMessage || typeof status !== 'number' || status < 500) return error
  if ('command' in error && error.command === 'MAIL FROM')
    return Object.assign(new Error('The sender was refused', { cause: error }), { code: `SENDER ${status}` })
  return new PermanentFailure(`SMTP ${status}`, { cause: error })
}

/** Loaded with the first message, as the content store rarely sends one. */
const loadNodemailer = () => import('nodemailer')

/** A message never makes the server read a file or a URL. */
const SAFE = { disableFileAccess: true, disableUrlAccess: true }

/** Sends messages over SMTP. */
export function createSmtpTransport(url: string): MailTransport {
  const open = createLazyLoader(async () => (await loadNodemailer()).createTransport({ url, ...SMTP_TIMEOUTS }))
  return {
    async send(_id, message) {
      try {
        await (await open()).sendMail({ ...message, ...SAFE })
      } catch (error) {
        throw toFailure(error)
      }
    },
    async verify() {
      await (await loadNodemailer()).createTransport({ url, ...CHECK_TIMEOUTS }).verify()
    },
  }
}

/** Writes messages as files, for a site without a mail server. A repeated delivery overwrites its file. */
export function createFileTransport(folder: string): MailTransport {
  const open = createLazyLoader(async () =>
    (await loadNodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    async send(id, message) {
      const { message: content } = await (await open()).sendMail({ ...message, ...SAFE })
      if (!Buffer.isBuffer(content)) throw new TypeError('The message was not buffered')
      const file = join(folder, `${id}.eml`)
      const write = () => writeFile(`${file}.part`, content, { mode: 0o600 })
      await write().catch(async (error: unknown) => {
        if (getErrorCode(error) !== 'ENOENT') throw error
        await mkdir(folder, { recursive: true })
        await write()
      })
      // A rename is atomic, so readers never see a partial message.
      await rename(`${file}.part`, file)
    },
    async verify() {
      await mkdir(folder, { recursive: true })
    },
  }
}

type TransportSettings = Pick<Settings, 'DATA_DIR'> & Partial<Pick<Settings, 'SMTP_URL'>>

/** No deployment carries this folder, so file tracing passes it over. */
const getMailFolder = ({ DATA_DIR }: TransportSettings) => join(/* turbopackIgnore: true */ DATA_DIR, 'mail')

/** Deletes messages that were written to disk, by the ids of their deliveries. */
export async function deleteMessageFiles(settings: TransportSettings, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(getMailFolder(settings), `${id}.eml`), { force: true })
}

/** Describes where messages go, for the start line: without a mail server nothing is sent. */
export function describeMailDestination(settings: TransportSettings): string {
  if (settings.SMTP_URL !== undefined) return `sent through ${new URL(settings.SMTP_URL).hostname}`
  return `written to ${getMailFolder(settings)}, not sent (set SMTP_URL to send it)`
}

export const createMailTransport = (settings: TransportSettings): MailTransport =>
  settings.SMTP_URL === undefined
    ? createFileTransport(getMailFolder(settings))
    : createSmtpTransport(settings.SMTP_URL)

/** A mailbox in separate parts, which the mail library does not parse again. */
export interface Mailbox {
  name: string
  address: string
}

/** Parses a setting such as `Name <hello@example.com>` or `hello@example.com`. */
export function parseAddress(setting: string, defaultName: string): Mailbox {
  const match = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(setting)
  const [, name = '', address = setting] = match ?? []
  return { name: name || defaultName, address: address.trim() }
}
