import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { PermanentFailure } from '../delivery.ts'
import { getMailFolder } from './destination.ts'

/** In milliseconds; together shorter than a worker's lease. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** In milliseconds; a reachability check must answer quickly. */
const LOOK_TIMEOUTS = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 3_000 }

export interface MailTransport {
  /**
   * Hands a message over. Resolves when it was accepted.
   *
   * @param id of the delivery, the same for every attempt
   */
  send(id: string, message: SendMailOptions): Promise<void>
  /** @throws Error when messages cannot be handed over now */
  verify(): Promise<void>
}

/** Whether the mail server refused this message for good, rather than us or for now. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const aboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return aboutMessage && typeof error.responseCode === 'number' && error.responseCode >= 500
}

/** Loaded with the first message: the content store seldom sends one. */
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

/** Mail as files, for a site without a mail server. A repeated delivery writes the same file again. */
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
      // Renaming is atomic: readers never see half a message.
      await writeFile(`${file}.part`, content, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async verify() {
      await mkdir(folder, { recursive: true })
    },
  }
}

export function createMailTransport(settings: { SMTP_URL?: string | undefined; DATA_DIR: string }): MailTransport {
  return settings.SMTP_URL === undefined
    ? createFileTransport(getMailFolder(settings.DATA_DIR))
    : createSmtpTransport(settings.SMTP_URL)
}

/** A mailbox in the parts that a mail library takes without reading them again. */
export interface Mailbox {
  name: string
  address: string
}

/**
 * Takes a setting such as `Name <hello@example.com>` or `hello@example.com` apart.
 *
 * @param defaultName for an address without a name
 */
export function parseAddress(setting: string, defaultName: string): Mailbox {
  const match = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(setting)
  const [, name = '', address = setting] = match ?? []
  return { name: name || defaultName, address: address.trim() }
}
