import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readSettings } from '#lib/env.ts'
import type { Settings } from '#lib/env.ts'
import { freePort } from './port.ts'
import { root } from './program.ts'

/** The values of `.env`; none when there is no such file. */
function readFile(): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(join(root, '.env'), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new Error('The file .env cannot be read. Check its permissions.', { cause: error })
  }
}

/** A variable set to nothing counts as not set: another source may still set it. */
const set = (variables: NodeJS.Dict<string>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))

/** What every program of the site is started with. */
export interface Site {
  settings: Settings
  /** The environment to hand to the programs: what this process got, the file, and what follows from both. */
  environment: NodeJS.ProcessEnv
}

/**
 * Reads the settings from the environment, then `.env`.
 *
 * @throws Error with one sentence naming the wrong setting
 */
export async function readSite(mode: 'production' | 'development'): Promise<Site> {
  const environment: NodeJS.ProcessEnv = {
    ...set(readFile()),
    ...set(process.env),
    NODE_ENV: mode,
    FRONT_DOOR: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const asked = readSettings(environment)
  environment.PORT = String(asked.PORT === 0 ? await freePort() : asked.PORT)
  environment.DATA_DIR = resolve(root, asked.DATA_DIR)
  const settings = readSettings(environment)
  environment.SITE_URL = settings.SITE_URL
  return { settings: readSettings(environment), environment }
}

/** Where this machine itself reaches the site, whatever its public address. */
export function ownAddress({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const everywhere = HOST === 'localhost' || HOST === '0.0.0.0' || HOST === '::'
  if (everywhere) return `http://127.0.0.1:${PORT}`
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}
