import { readFileSync } from 'node:fs'

/** Clock ticks of `/proc`, 100 a second on every Linux that Node.js runs on. */
const TICK_MS = 10

/** Returns the CPU time that a process has used; undefined where there is no `/proc`, and once it has ended. */
export function readCpuMs(pid: number | undefined): number | undefined {
  try {
    // The name, in brackets, may contain spaces.
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const [user, system] = fields.split(' ').slice(11, 13).map(Number)
    return user === undefined || system === undefined ? undefined : (user + system) * TICK_MS
  } catch {
    return undefined
  }
}
