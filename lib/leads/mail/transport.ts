import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { PermanentFailure } from '../delivery.ts'

/** In milliseconds; the sum is shorter than a worker's lease. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** In milliseconds; short, as a health check waits for it. */
const LOOK_TIMEOUTS = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 3_000 }

export interface MailTransport {
  /** Sends a message; resolves when it was accepted. @param id of the delivery, the same for every attempt */
  send(id: string, message: SendMailOptions): Promise<void>
  verify(): Promise<void>
}

/** Returns whether the mail server refused this message permanently, rather than our connection or temporarily. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const aboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return aboutMessage && typeof error.responseCode === 'number' && error.responseCode >= 500
}

/** Loaded with the first message, as the content store rarely sends one. */
const loadNodemailer = () => import('nodemailer')

export function createSmtpTransport(url: string): MailTransport {
  const open = async () => (await loadNodemailer()).createTransport({ url, ...SMTP_TIMEOUTS })
  let transporter: ReturnType<typeof open> | undefined
  return {
    async send(_id, message) {
      try {
        await (await (transporter ??= open())).sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true })
      } catch (error) {
        if (!isRefusedForGood(error)) throw error
        const status = error instanceof Error && 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
        throw new PermanentFailure(`SMTP${status}`, { cause: error })
      }
    },
    async verify() {
      await (await loadNodemailer()).createTransport({ url, ...LOOK_TIMEOUTS }).verify()
    },
  }
}

/** Writes messages as files, for a site without a mail server. A repeated delivery overwrites its file. */
export function createFileTransport(folder: string): MailTransport {
  return {
    async send(id, message) {
      const { createTransport } = await loadNodemailer()
      const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message: content } = await transporter.sendMail({
        ...message,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      if (!Buffer.isBuffer(content)) throw new TypeError('The message was not buffered')
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${id}.eml`)
      // A rename is atomic, so readers never see a partial message.
      await writeFile(`${file}.part`, content, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async verify() {
      await mkdir(folder, { recursive: true })
    },
  }
}

/** Returns the folder that messages are written to as files. */
function getMailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}

/** Describes where messages go, for the start line: without a mail server nothing is sent. */
export function describeMailDestination(settings: { SMTP_URL?: string | undefined; DATA_DIR: string }): string {
  if (settings.SMTP_URL !== undefined) return `sent through ${new URL(settings.SMTP_URL).hostname}`
  return `written to ${getMailFolder(settings.DATA_DIR)}, not sent (set SMTP_URL to send it)`
}

export function createMailTransport(settings: { SMTP_URL?: string | undefined; DATA_DIR: string }): MailTransport {
  return settings.SMTP_URL === undefined
    ? createFileTransport(getMailFolder(settings.DATA_DIR))
    : createSmtpTransport(settings.SMTP_URL)
}

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
