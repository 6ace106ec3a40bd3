import { z } from 'zod'
import type { LakeDependencies } from './http/context.ts'

const message = z.union([z.object({ ask: z.enum(['state', 'first-run-link']) }), z.object({ setWebhookUrl: z.url() })])

interface ParentHandlers {
  /** The site now listens at this URL for signed revalidation calls. */
  setWebhookUrl(url: string): void
  /** Called when the parent has ended. */
  stop(): void
}

/**
 * Answers the process that started the store, over Node's IPC channel: `{"ask": "state"}` with the store's id and newest
 * sequence, `{"ask": "first-run-link"}` with a new link or null. Does nothing without a parent.
 */
export function answerParent(
  { store, accounts }: Pick<LakeDependencies, 'store' | 'accounts'>,
  handlers: ParentHandlers,
) {
  if (!process.connected) return
  const answers = {
    state: () => ({ storeId: store.storeId, sequence: store.sequence }),
    'first-run-link': () => ({ url: accounts.createFirstRunLink() }),
  }
  process.on('message', (received) => {
    const { data } = message.safeParse(received)
    if (!data) return
    if ('ask' in data) process.send?.({ ask: data.ask, ...answers[data.ask]() })
    else handlers.setWebhookUrl(data.setWebhookUrl)
  })
  process.once('disconnect', () => handlers.stop())
}
