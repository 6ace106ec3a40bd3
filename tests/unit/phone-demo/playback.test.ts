import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createPlayback } from '#lib/phone-demo/playback.ts'

/** A demo that has come into view, as a visitor sees it: does it move, and can it be paused? */
async function watch({ fetch = async () => {} } = {}) {
  const seen = { moves: false, pausable: false, fetches: 0 }
  const change = createPlayback(
    async () => {
      seen.fetches += 1
      await fetch()
      return { play: () => (seen.moves = true), pause: () => (seen.moves = false) }
    },
    (pausable) => (seen.pausable = pausable),
  )
  const beforeView = { ...seen }
  change({ inView: true })
  // What is fetched is there by the next turn.
  await setImmediate()
  return { change, seen, beforeView }
}

describe('the phone demo', () => {
  it('is fetched when it comes into view, and plays', async () => {
    const { seen, beforeView } = await watch()
    expect(beforeView).toEqual({ moves: false, pausable: false, fetches: 0 })
    expect(seen).toEqual({ moves: true, pausable: true, fetches: 1 })
  })

  it.each([
    ['out of view', { inView: false }, { inView: true }],
    ['in a tab that is not on show', { tabVisible: false }, { tabVisible: true }],
    ['paused by the visitor', { unpaused: false }, { unpaused: true }],
  ])('rests while it is %s, and goes on after', async (_, resting, again) => {
    const { change, seen } = await watch()
    change(resting)
    expect(seen).toMatchObject({ moves: false, pausable: true })
    change(again)
    expect(seen).toEqual({ moves: true, pausable: true, fetches: 1 })
  })

  it('stays paused when it comes back into view or its tab on show', async () => {
    const { change, seen } = await watch()
    change({ unpaused: false })
    change({ inView: false })
    change({ inView: true })
    expect(seen.moves).toBe(false)
    change({ tabVisible: false })
    change({ tabVisible: true })
    expect(seen.moves).toBe(false)
    change({ unpaused: true })
    expect(seen.moves).toBe(true)
  })

  it('neither moves nor can be paused with reduced motion', async () => {
    const { change, seen } = await watch()
    change({ motionAllowed: false })
    expect(seen).toMatchObject({ moves: false, pausable: false })
    change({ motionAllowed: true })
    expect(seen).toMatchObject({ moves: true, pausable: true })
  })

  it('stays as it is drawn when it cannot be fetched, with nothing to pause', async () => {
    const { change, seen } = await watch({ fetch: () => Promise.reject(new Error('The line is lost.')) })
    change({ inView: false })
    change({ inView: true })
    expect(seen).toEqual({ moves: false, pausable: false, fetches: 1 })
  })
})
