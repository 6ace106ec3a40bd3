import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readSettings } from '#lib/env.ts'
import { listen } from '#lib/http/listen.ts'
import { loadedEnvironment } from '#lib/nextInternals.ts'
import { findMisspelledSettings } from './misspelledSettings.ts'
import { root } from './program.ts'

/** Finds a port of this machine that no program uses now. */
export async function findFreePort(): Promise<number> {
  const { port, stop } = await listen({ host: '127.0.0.1', port: 0 }, { request() {}, upgrade() {} })
  await stop()
  return port
}

/**
 * Reads `.env`, or the file named by `ENV_FILE`; no values when the file is missing or `ENV_FILE` is empty. Tests and
 * benches set it empty: with a developer's settings they would send real mail.
 */
function readEnvFile(): NodeJS.Dict<string> {
  const file = process.env.ENV_FILE ?? '.env'
  if (file === '') return {}
  try {
    return parseEnv(readFileSync(resolve(root, file), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new Error(`The file ${file} cannot be read. Check its permissions.`, { cause: error })
  }
}

/** A blank variable counts as unset: another source may set it. */
const withoutBlank = (variables: NodeJS.Dict<string>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''))

export type Site = Awaited<ReturnType<typeof readSite>>

/**
 * Reads the settings from the environment, then `.env`, and the environment of the programs, which has the same. Names
 * misspelled settings on standard error.
 */
export async function readSite(mode: 'production' | 'development') {
  const variables = { ...withoutBlank(readEnvFile()), ...withoutBlank(process.env) }
  for (const { name, setting } of findMisspelledSettings(Object.keys(variables)))
    process.stderr.write(`${name} is not a setting. If ${setting} is meant, correct its name.\n`)
  const environment: NodeJS.ProcessEnv = {
    ...variables,
    NODE_ENV: mode,
    FRONT_DOOR: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    ...loadedEnvironment,
  }
  const given = readSettings(environment)
  environment.PORT = String(given.PORT === 0 ? await findFreePort() : given.PORT)
  environment.DATA_DIR = resolve(root, given.DATA_DIR)
  const settings = readSettings(environment)
  environment.SITE_URL = settings.SITE_URL
  return { settings, environment }
}
