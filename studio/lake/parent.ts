import { z } from 'zod'
import type { LakeDependencies } from './http/context.ts'

const question = z.object({ ask: z.enum(['state', 'first-run-link']) })

/**
 * Answers the program that started the store, over the channel Node opens between the two: `{"ask": "state"}` with
 * the store's id and newest sequence, `{"ask": "first-run-link"}` with a new link, null once there is an account.
 * Each answer repeats the question in `ask`. Without such a parent nothing happens.
 *
 * @param stop ends the store in order; called when the parent is gone, so that none is left behind
 */
export function answerParent({ store, accounts }: Pick<LakeDependencies, 'store' | 'accounts'>, stop: () => void) {
  if (!process.connected) return
  const answers = {
    state: () => ({ storeId: store.storeId, sequence: store.sequence }),
    'first-run-link': () => ({ url: accounts.mintFirstRunLink() }),
  }
  process.on('message', (message) => {
    const asked = question.safeParse(message)
    if (asked.success) process.send?.({ ask: asked.data.ask, ...answers[asked.data.ask]() })
  })
  process.once('disconnect', stop)
}
