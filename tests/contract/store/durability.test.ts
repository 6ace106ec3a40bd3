import { once } from 'node:events'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '#tests/support/full.ts'
import { embeddedClient, runStore, temporaryFolder } from './harness.ts'

const KILLS = isFull ? 20 : 3
const WRITERS = 6

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.dispose())

/** The newest number acknowledged to each writer, and the newest it sent. */
interface Ledger {
  acknowledged: number[]
  sent: number[]
}

interface Round {
  /** Called after each acknowledged write. */
  acknowledged: () => void
  isKilled: () => boolean
}

/** Writes growing numbers, always to two documents in one transaction, until the store is gone. */
async function write(client: SanityClient, writer: number, ledger: Ledger, { acknowledged, isKilled }: Round) {
  for (;;) {
    const value = (ledger.sent[writer] ?? 0) + 1
    ledger.sent[writer] = value
    const transaction = client.transaction()
    for (const half of ['left', 'right'])
      transaction.createOrReplace({ _id: `${half}-${writer}`, _type: 'ledger', value })
    try {
      await transaction.commit({ returnDocuments: false })
    } catch (error) {
      if (isKilled()) return
      throw error
    }
    ledger.acknowledged[writer] = value
    acknowledged()
  }
}

describe('an acknowledged write', () => {
  it(`survives ${KILLS} kills in the middle of writing, whole, and nothing needs repair`, async () => {
    const ledger: Ledger = { acknowledged: Array(WRITERS).fill(0), sent: Array(WRITERS).fill(0) }
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const store = await runStore(folder.path)
      const client = embeddedClient(store.url)
      // Each round ends after another number of writes, so that the kills meet different moments of a write.
      let remaining = WRITERS * 2 + kill * 2
      const gone = once(store.child, 'exit')
      const round: Round = {
        acknowledged() {
          remaining -= 1
          // A busy machine may serve some writers before one of the others.
          if (remaining <= 0 && !ledger.acknowledged.includes(0)) store.child.kill('SIGKILL')
        },
        isKilled: () => store.child.killed,
      }
      await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(client, writer, ledger, round)))
      await gone

      const restarted = await runStore(folder.path)
      const kept = await embeddedClient(restarted.url).fetch<{ _id: string; value: number }[]>(
        '*[_type == "ledger"]{_id, value}',
      )
      const values = new Map(kept.map(({ _id, value }) => [_id, value]))
      for (let writer = 0; writer < WRITERS; writer += 1) {
        // What was never written counts as nothing, so that a store that lost everything has less than it promised.
        const [left, right] = [values.get(`left-${writer}`) ?? 0, values.get(`right-${writer}`) ?? 0]
        expect(right).toBe(left)
        expect(left).toBeGreaterThanOrEqual(ledger.acknowledged[writer] ?? 0)
        expect(left).toBeLessThanOrEqual(ledger.sent[writer] ?? 0)
      }
      await restarted.end('SIGKILL')
    }
  })
})
