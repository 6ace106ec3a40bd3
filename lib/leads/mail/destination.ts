import { join } from 'node:path'

/** What happens to messages, for the start line: who starts the site without a mail server must learn of it. */
export function describeMailDestination(settings: { SMTP_URL?: string | undefined; DATA_DIR: string }): string {
  if (settings.SMTP_URL !== undefined) return `sent through ${new URL(settings.SMTP_URL).hostname}`
  return `written to ${getMailFolder(settings.DATA_DIR)}, not sent (set SMTP_URL to send it)`
}

/** Where messages go as files. */
export function getMailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}
