import { onTestFinished, vi } from 'vitest'

/** Fakes timers for one test, those of `AbortSignal.timeout` included. */
export function useFakeTime() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The operation timed out', 'TimeoutError')), ms)
    return controller.signal
  })
}
