import { z } from 'zod'
import type { LakeDependencies } from './http/context.ts'

const question = z.object({ ask: z.enum(['state', 'first-run-link']) })
const news = z.object({ setWebhookUrl: z.url() })

interface Orders {
  /** The site listens at last: tell it of published changes, those that waited included. */
  setWebhookUrl(url: string): void
  /** End the store in order; also called when the parent is gone, so that none is left behind. */
  stop(): void
}

/**
 * Answers the program that started the store, over the channel Node opens between the two: `{"ask": "state"}` with
 * the store's id and newest sequence, `{"ask": "first-run-link"}` with a new link, null once there is an account.
 * Each answer repeats the question in `ask`. `{"setWebhookUrl": address}` has no answer. Without such a parent nothing
 * happens.
 */
export function answerParent({ store, accounts }: Pick<LakeDependencies, 'store' | 'accounts'>, orders: Orders) {
  if (!process.connected) return
  const answers = {
    state: () => ({ storeId: store.storeId, sequence: store.sequence }),
    'first-run-link': () => ({ url: accounts.createFirstRunLink() }),
  }
  process.on('message', (message) => {
    const asked = question.safeParse(message)
    if (asked.success) process.send?.({ ask: asked.data.ask, ...answers[asked.data.ask]() })
    const told = news.safeParse(message)
    if (told.success) orders.setWebhookUrl(told.data.setWebhookUrl)
  })
  process.once('disconnect', () => orders.stop())
}
