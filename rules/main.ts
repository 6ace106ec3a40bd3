import { z } from 'zod'
import { env } from '#lib/env.ts'
import { storeLog } from '#lib/log.ts'
import type { Accounts } from '#store/accounts/accounts.ts'
import { openSiteStore } from './open.ts'

const parentMessage = z.union([
  z.object({ ask: z.enum(['state', 'first-run-link']) }),
  z.object({ setWebhookUrl: z.url() }),
])

/** Creates the link for the first account; null once there is one. Without room for a link the site starts all the same. */
function createFirstRunLink(accounts: Accounts): string | null {
  try {
    return accounts.createFirstRunLink()
  } catch (error) {
    storeLog().error(
      { err: error },
      'The link to create the first account could not be stored. Make room on the disk, then start again.',
    )
    return null
  }
}

/** Opens and serves the data folder, and announces the URL on stdout and to the parent process over IPC. */
async function main() {
  // Only this operating system account may read content, accounts and uploads.
  process.umask(0o077)
  const settings = env()
  const { store, accounts, url, setWebhookUrl, close } = await openSiteStore(settings)
  if (settings.REVALIDATE_URL) setWebhookUrl(settings.REVALIDATE_URL)

  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

  const announcement = { event: 'listening', url }
  process.stdout.write(`${JSON.stringify(announcement)}\n`)
  if (!process.connected) return
  const replies = {
    state: () => ({ storeId: store.storeId, sequence: store.sequence }),
    'first-run-link': () => ({ url: createFirstRunLink(accounts) }),
  }
  process.on('message', (message) => {
    const { data } = parentMessage.safeParse(message)
    if (!data) return
    if ('ask' in data) process.send?.({ ask: data.ask, ...replies[data.ask]() })
    else setWebhookUrl(data.setWebhookUrl)
  })
  process.once('disconnect', () => void stop())
  process.send?.(announcement)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
