import { join } from 'node:path'

const { PATH = '' } = process.env

/**
 * Environment of programs that tests start, without this process's own settings. Node keeps compiled modules between
 * starts, which halves the time of a start.
 */
export const childEnvironment = {
  PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compile'),
}
