import { vi } from 'vitest'

/** Repeats a check until it passes. The timeout is long because messages over a socket are slow on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000 })
