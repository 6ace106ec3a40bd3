import { pino } from 'pino'
import { createLimits } from '#leads/limits.ts'
import { openLeadsDatabase } from '#leads/database/open.ts'
import { serveLeads } from './server.ts'

/**
 * The form calls on a data folder, in a process of their own that a test can kill. Prints the address it listens on.
 *
 * Arguments: the data folder, and optionally the address of a PostgreSQL database.
 */
const [folder = '.', databaseUrl] = process.argv.slice(2)
const database = await openLeadsDatabase({ DATA_DIR: folder, DATABASE_URL: databaseUrl })
const unlimited = { points: Number.MAX_SAFE_INTEGER, duration: 60 }
const secret = 'a secret of the flood'
const { origin } = await serveLeads({
  database,
  secret,
  siteUrl: 'https://homie.example',
  localUrl: 'https://homie.example',
  hasWebhook: false,
  sendsMail: false,
  deleteMessages: () => Promise.resolve(),
  consentVersion: (locale) => Promise.resolve(`version 1 of 2025-09-29, ${locale}`),
  findSplitSide: () => Promise.resolve(''),
  findLandingPartner: () => Promise.resolve(undefined),
  limits: createLimits(secret, undefined, {
    calls: unlimited,
    person: unlimited,
    unknown: unlimited,
    email: unlimited,
  }),
  log: pino({ enabled: false }),
  now: () => new Date(),
  visits: undefined,
  wake: () => undefined,
})
process.stdout.write(`${origin}\n`)
