import { vi } from 'vitest'

/** Waits until the check holds: what goes over a socket comes when it comes, later still on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000 })
