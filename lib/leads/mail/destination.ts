import { join } from 'node:path'

/** Describes where messages go, for the start line: without a mail server nothing is sent. */
export function describeMailDestination(settings: { SMTP_URL?: string | undefined; DATA_DIR: string }): string {
  if (settings.SMTP_URL !== undefined) return `sent through ${new URL(settings.SMTP_URL).hostname}`
  return `written to ${getMailFolder(settings.DATA_DIR)}, not sent (set SMTP_URL to send it)`
}

/** Returns the folder that messages are written to as files. */
export function getMailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}
