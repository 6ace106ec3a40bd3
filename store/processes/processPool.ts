import { type ChildProcess, fork } from 'node:child_process'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { storeLog } from '#lib/log.ts'
import { apiError } from '../http/errors.ts'
import { readCpuMs } from './cpuTime.ts'
import type { ChildMessage, ChildResponse } from './protocol.ts'

const childMessage = z.custom<ChildMessage>()

type Limit = 'time' | 'memory'

export interface Caller {
  id: string
  /** True for the site itself. Requests of untrusted callers run one at a time per caller. */
  isTrusted: boolean
}

interface PoolOptions<Input> {
  program: URL
  args?: readonly string[]
  minProcesses: number
  maxProcesses: number
  /** Processes for trusted callers only. */
  reservedProcesses: number
  timeoutMs: number
  /** How many times longer a request may take while its process gets too little of the CPU; 1 by default. */
  maxStarvedFactor?: number
  /** Creates the error of a request that exceeded a limit. */
  createLimitError: (limit: Limit, request: Input) => Error
  /** A process that exceeds it is ended alone. */
  maxHeapMegabytes: () => number
}

interface Job<Input> extends PromiseWithResolvers<unknown> {
  caller: Caller
  request: Input
}

interface PoolProcess<Input> {
  child: ChildProcess
  isReady: boolean
  job?: Job<Input>
  timer?: NodeJS.Timeout
  /** When it got its request, and the CPU time that it had used by then. */
  begun?: { at: number; cpuMs: number | undefined }
}

const MAX_WAITING_PER_CALLER = 500

/** Time that requests wait before another process is started for them, since each takes about 40 MB. */
const GROWTH_DELAY_MS = 250

/** Idle time after which a process beyond the minimum is ended. */
const MAX_IDLE_MS = 10_000

/**
 * Runs requests in child processes, so that none can block the store or exhaust its memory. Worker threads do not
 * suffice: V8 ends the whole process when a single value exceeds the memory of a thread.
 */
export class ProcessPool<Input extends object> {
  readonly #options: PoolOptions<Input>
  readonly #processes = new Set<PoolProcess<Input>>()
  #waiting: Job<Input>[] = []
  #growth: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: PoolOptions<Input>) {
    this.#options = options
    this.#spawnMinimum()
  }

  /** @throws the error of a limit, 503 when too many requests of the caller are queued, or the HTTP error of the program */
  run(request: Input, caller: Caller): Promise<unknown> {
    if (this.#waiting.filter((job) => job.caller.id === caller.id).length >= MAX_WAITING_PER_CALLER) {
      throw apiError(503, 'Too many requests wait. Try again in a moment.', { 'retry-after': '5' })
    }
    const job = { caller, request, ...Promise.withResolvers() }
    this.#waiting.push(job)
    this.#dispatch()
    return job.promise
  }

  /** Resolves once all processes have ended. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#growth)
    // A process that the system did not start only closes.
    const ends = Array.from(this.#processes, ({ child }) => new Promise((resolve) => child.once('close', resolve)))
    for (const { child } of this.#processes) child.kill('SIGKILL')
    await Promise.all(ends)
  }

  #canRun({ caller }: Job<Input>): boolean {
    if (caller.isTrusted) return true
    const active = Array.from(this.#processes, ({ job }) => job?.caller).filter((each) => each?.isTrusted === false)
    const { maxProcesses, reservedProcesses } = this.#options
    return active.length < maxProcesses - reservedProcesses && active.every((each) => each?.id !== caller.id)
  }

  #dispatch(): void {
    for (const job of this.#waiting) {
      if (!this.#canRun(job)) continue
      const idle = Array.from(this.#processes).find((process) => process.isReady && !process.job)
      if (!idle) return this.#grow()
      this.#waiting = this.#waiting.filter((waiting) => waiting !== job)
      this.#begin(idle, job)
    }
    clearTimeout(this.#growth)
    this.#growth = undefined
  }

  /** Starts the first process, or another one once requests have waited. */
  #grow(): void {
    const processes = [...this.#processes]
    if (processes.length === 0) return this.#spawn()
    if (processes.length >= this.#options.maxProcesses || processes.some(({ isReady }) => !isReady)) return
    this.#growth ??= setTimeout(() => {
      this.#growth = undefined
      this.#spawn()
    }, GROWTH_DELAY_MS)
  }

  #begin(process: PoolProcess<Input>, job: Job<Input>): void {
    clearTimeout(process.timer)
    process.job = job
    process.begun = { at: performance.now(), cpuMs: readCpuMs(process.child.pid) }
    process.timer = setTimeout(() => this.#checkTime(process), this.#options.timeoutMs)
    // The exit event handles a process that has just ended.
    if (process.child.connected) process.child.send(job.request, () => {})
  }

  /** Ends a process that has used its time, and lets one go on that waited for the CPU of a busy machine. */
  #checkTime(process: PoolProcess<Input>): void {
    const { timeoutMs, maxStarvedFactor = 1 } = this.#options
    const { at = 0, cpuMs } = process.begun ?? {}
    const now = readCpuMs(process.child.pid)
    const leftMs = cpuMs === undefined || now === undefined ? 0 : timeoutMs - (now - cpuMs)
    const isLate = performance.now() - at >= timeoutMs * maxStarvedFactor
    // The clock of a process is coarse.
    if (isLate || leftMs < timeoutMs / 10) return this.#endByLimit(process, 'time')
    process.timer = setTimeout(() => this.#checkTime(process), leftMs)
  }

  #finish(process: PoolProcess<Input>, response: ChildResponse): void {
    const { job } = process
    clearTimeout(process.timer)
    delete process.job
    process.timer = setTimeout(() => {
      if (this.#processes.size > this.#options.minProcesses) this.#end(process)
    }, MAX_IDLE_MS).unref()
    if (response.kind === 'value') job?.resolve(response.value)
    else job?.reject(toError(response))
    this.#dispatch()
  }

  #spawn(): void {
    const child = this.#fork()
    if (!child) return this.#failWaiting()
    const process: PoolProcess<Input> = { child, isReady: false }
    this.#processes.add(process)
    child.on('message', (data) => {
      const message = childMessage.parse(data)
      if (message.kind !== 'ready') return this.#finish(process, message)
      process.isReady = true
      this.#dispatch()
    })
    child.on('error', (error) => this.#end(process, error))
    child.once('exit', () => this.#endByLimit(process, 'memory'))
  }

  /** Starts the program; undefined when the system refuses, as without memory, which must not end the store. */
  #fork(): ChildProcess | undefined {
    const { program, args, maxHeapMegabytes } = this.#options
    try {
      return fork(program, args, {
        serialization: 'advanced',
        execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${maxHeapMegabytes()}`],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
    } catch (error) {
      storeLog().error({ err: error }, 'A process of the content store could not be started. Check the free memory.')
      return undefined
    }
  }

  #spawnMinimum(): void {
    const missing = this.#options.minProcesses - this.#processes.size
    for (let count = 0; count < missing; count += 1) this.#spawn()
  }

  /** Fails the queued requests when no process is left, as the program cannot start. The next request tries again. */
  #failWaiting(): void {
    if (this.#processes.size > 0) return
    for (const job of this.#waiting.splice(0)) job.reject(new Error(`${this.#options.program.href} did not start.`))
  }

  #endByLimit(process: PoolProcess<Input>, limit: Limit): void {
    this.#end(process, process.job && this.#options.createLimitError(limit, process.job.request))
  }

  #end(process: PoolProcess<Input>, reason?: Error): void {
    if (!this.#processes.delete(process)) return
    clearTimeout(process.timer)
    process.child.kill('SIGKILL')
    if (reason) process.job?.reject(reason)
    if (this.#isClosed) return
    if (!process.isReady && this.#processes.size === 0) return this.#failWaiting()
    this.#spawnMinimum()
    this.#dispatch()
  }
}

function toError(response: Exclude<ChildResponse, { kind: 'value' }>): Error {
  const { kind, message } = response
  if (kind === 'failure') return new Error(message)
  const { status, body } = response
  return new HTTPException(status, { message, res: Response.json(body, { status }) })
}
