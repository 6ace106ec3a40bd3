import type { Logger } from 'pino'
import { createLog, type LogOptions } from '#lib/log.ts'

/** Fields with personal data, logged as "[redacted]". */
const PERSONAL = ['email', 'name', 'company', 'to', 'from', 'address', 'lead', 'body', 'ip', 'token']

/** The logger of the leads. It names failures by code: messages of databases and mail servers may quote an address. */
export function createLeadsLog(options?: Omit<LogOptions, 'redact'>): Logger {
  const redact = { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' }
  return createLog('leads', { ...options, redact })
}
