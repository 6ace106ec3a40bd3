import { env } from '#lib/env.ts'
import { openStore } from './open.ts'
import { answerParent } from './parent.ts'

/** Opens the data folder, serves it and announces the URL. */
async function main() {
  // Content, accounts and uploads are for this account alone.
  process.umask(0o077)
  const settings = env()
  const { store, accounts, url, setWebhookUrl, close } = await openStore(settings)
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
  process.send?.(announcement)
  answerParent({ store, accounts }, { setWebhookUrl, stop: () => void stop() })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
