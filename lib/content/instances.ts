import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { z } from 'zod'
import { changedDocument, type ChangedDocument } from './revalidation.ts'

const CHANNEL = 'content_changed'
const RECONNECT_MS = 1_000
const PING_INTERVAL_MS = 20_000
const TIMEOUTS = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true }

declare global {
  /** Shared by the front door and routes, which have separate copies of this module. */
  var instanceId: string | undefined
}

/** Not the host's name and process id: instances in containers may have the same. */
const instance = (globalThis.instanceId ??= randomUUID())

const notification = changedDocument.extend({ from: z.string() })

/** Parses a notification; undefined for those of other programs on the database. */
function parseNotification(text = ''): z.infer<typeof notification> | undefined {
  try {
    return notification.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Notifies the other instances of the site, which have their own caches, of a change to published content. */
export async function notifyInstances(pool: Pool, { _id, _type, _updatedAt }: ChangedDocument): Promise<void> {
  const payload = JSON.stringify({ _id, _type, _updatedAt, from: instance })
  await pool.query('select pg_notify($1, $2)', [CHANNEL, payload])
}

interface Handlers {
  onChange: (change: ChangedDocument) => void
  /** Called when changes may have been missed: at the start, and after a lost connection. */
  onConnect: () => void
  onLost: (error: unknown) => void
}

/**
 * Listens for changes that other instances were notified of, and reconnects to the database whenever it is lost.
 *
 * @returns a function that stops listening
 */
export function listenToInstances(connectionString: string, { onChange, onConnect, onLost }: Handlers): () => void {
  const stop = new AbortController()

  async function listen(): Promise<void> {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString, ...TIMEOUTS })
    const ended = new Promise<'ended'>((resolve) => client.once('end', () => resolve('ended')))
    const stopped = new Promise<'ended'>((resolve) => stop.signal.addEventListener('abort', () => resolve('ended')))
    client.on('error', onLost)
    client.on('notification', ({ payload }) => {
      const change = parseNotification(payload)
      if (change && change.from !== instance) onChange(change)
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      onConnect()
      while ((await Promise.race([ended, stopped, wait(PING_INTERVAL_MS, undefined, { ref: false })])) !== 'ended') {
        await client.query('select 1')
      }
    } finally {
      void client.end().catch(() => undefined)
    }
  }

  void (async () => {
    while (!stop.signal.aborted) {
      await listen().catch(onLost)
      await wait(RECONNECT_MS, undefined, { ref: false })
    }
  })()
  return () => stop.abort()
}
