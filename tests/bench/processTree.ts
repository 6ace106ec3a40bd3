import { readFileSync } from 'node:fs'

/** Clock ticks of `/proc`, 100 a second on every Linux that Node.js runs on. */
const TICK_MS = 10

/** Reads a file of a process in /proc; empty once the process has ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Finds the ids of a process and all its descendants (Linux only). */
export function findProcessTree(pid: number): number[] {
  const children = readProc(pid, `task/${pid}/children`).split(' ').filter(Boolean)
  return [pid, ...children.flatMap((child) => findProcessTree(Number(child)))]
}

/** Adds up the memory of processes in MB, with shared memory split between them (Linux only). */
export function sumMemory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0))
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024)
}

/** Adds up the CPU time that processes have used, in milliseconds (Linux only). */
export function sumCpuMs(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    // The name, in brackets, may contain spaces.
    const fields = readProc(pid, 'stat')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  })
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_MS
}
