import pino from 'pino'
import type { DestinationStream, Logger } from 'pino'

/** Fields of a person; should one ever reach a log call, it is written as "[redacted]". */
const PERSONAL = ['email', 'name', 'company', 'to', 'from', 'address', 'lead', 'body', 'ip', 'token']

/**
 * The log of the leads. It names records by id and failures by code: messages of databases and mail servers may quote
 * what a person wrote, so they are never logged.
 *
 * @param destination where lines go; standard output by default
 */
export function createLeadsLog(destination?: DestinationStream): Logger {
  const options = {
    name: 'leads',
    redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A short code for a thrown value, without any of its words. */
export function errorCode(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown'
  if ('responseCode' in thrown && typeof thrown.responseCode === 'number') return `SMTP ${thrown.responseCode}`
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code
  return thrown.name
}
