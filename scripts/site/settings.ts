import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readSettings, type Settings } from '#lib/env.ts'
import { findFreePort } from './port.ts'
import { root } from './program.ts'

/**
 * The values of `.env`, or of the file `ENV_FILE` names; none when there is no such file, or `ENV_FILE` is empty. Tests
 * and benches start programs that way: with the settings of a developer they would send real mail.
 */
function readFile(): NodeJS.Dict<string> {
  const file = process.env.ENV_FILE ?? '.env'
  if (file === '') return {}
  try {
    return parseEnv(readFileSync(resolve(root, file), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new Error(`The file ${file} cannot be read. Check its permissions.`, { cause: error })
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
    // Next reads .env by itself unless it takes it for read, even where no file was to be read.
    __NEXT_PROCESSED_ENV: 'true',
  }
  const asked = readSettings(environment)
  environment.PORT = String(asked.PORT === 0 ? await findFreePort() : asked.PORT)
  environment.DATA_DIR = resolve(root, asked.DATA_DIR)
  const settings = readSettings(environment)
  environment.SITE_URL = settings.SITE_URL
  return { settings: readSettings(environment), environment }
}
