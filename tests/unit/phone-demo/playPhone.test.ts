import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { playPhone } from '#components/phone-demo/playPhone.ts'
import { createTimeline } from '#components/phone-demo/timeline.ts'

vi.mock('#components/phone-demo/timeline.ts')

afterEach(() => void vi.unstubAllGlobals())

/** A phone that has come into view, as a visitor sees it: does it move, and can it be paused? */
async function watch({ fetch = () => {} } = {}) {
  const seen = { moves: false, pausable: false, fetches: 0 }
  vi.mocked(createTimeline).mockImplementation(() => {
    seen.fetches += 1
    fetch()
    return { play: () => (seen.moves = true), pause: () => (seen.moves = false) }
  })
  const page = Object.assign(new EventTarget(), { hidden: false })
  const reducedMotion = Object.assign(new EventTarget(), { matches: false })
  let showInView = (_: { isIntersecting: boolean }[]) => {}
  vi.stubGlobal('document', page)
  vi.stubGlobal('matchMedia', () => reducedMotion)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof showInView) {
        showInView = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const unmounted = new AbortController()
  const watcher = { onConfetti: () => {}, onPausable: (pausable: boolean) => (seen.pausable = pausable) }
  // The timeline, which would read it, is replaced.
  const phone = Object.create(null)
  const setPaused = playPhone(phone, { from: 0, to: 1, locale: 'en-CA' }, watcher, unmounted.signal)
  const change = {
    inView: (isIntersecting: boolean) => showInView([{ isIntersecting }]),
    tabVisible(visible: boolean) {
      page.hidden = !visible
      page.dispatchEvent(new Event('visibilitychange'))
    },
    motionAllowed(allowed: boolean) {
      reducedMotion.matches = !allowed
      reducedMotion.dispatchEvent(new Event('change'))
    },
    unpaused: (unpaused: boolean) => setPaused(!unpaused),
  }
  const beforeView = { ...seen }
  change.inView(true)
  // What is fetched is there by a later turn.
  await vi.waitFor(() => expect(seen.fetches).toBe(1))
  await setImmediate()
  return { change, seen, beforeView, unmounted }
}

describe('the phone demo', () => {
  it('is fetched when it comes into view, and plays', async () => {
    const { seen, beforeView } = await watch()
    expect(beforeView).toEqual({ moves: false, pausable: false, fetches: 0 })
    expect(seen).toEqual({ moves: true, pausable: true, fetches: 1 })
  })

  it.each([
    ['out of view', 'inView'],
    ['in a tab that is not on show', 'tabVisible'],
    ['paused by the visitor', 'unpaused'],
  ] as const)('rests while it is %s, and goes on after', async (_, condition) => {
    const { change, seen } = await watch()
    change[condition](false)
    expect(seen).toMatchObject({ moves: false, pausable: true })
    change[condition](true)
    expect(seen).toEqual({ moves: true, pausable: true, fetches: 1 })
  })

  it('stays paused when it comes back into view or its tab on show', async () => {
    const { change, seen } = await watch()
    change.unpaused(false)
    change.inView(false)
    change.inView(true)
    expect(seen.moves).toBe(false)
    change.tabVisible(false)
    change.tabVisible(true)
    expect(seen.moves).toBe(false)
    change.unpaused(true)
    expect(seen.moves).toBe(true)
  })

  it('neither moves nor can be paused with reduced motion', async () => {
    const { change, seen } = await watch()
    change.motionAllowed(false)
    expect(seen).toMatchObject({ moves: false, pausable: false })
    change.motionAllowed(true)
    expect(seen).toMatchObject({ moves: true, pausable: true })
  })

  it('stays as it is drawn when it cannot be fetched, with nothing to pause', async () => {
    const fetch = () => {
      throw new Error('The line is lost.')
    }
    const { change, seen } = await watch({ fetch })
    change.inView(false)
    change.inView(true)
    expect(seen).toEqual({ moves: false, pausable: false, fetches: 1 })
  })

  it('rests for good when it has left the page', async () => {
    const { change, seen, unmounted } = await watch()
    unmounted.abort()
    change.inView(true)
    expect(seen.moves).toBe(false)
  })
})
