import { createServer, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { embeddedClient, type StoreProcess, REVALIDATE_SECRET, runStore, temporaryFolder } from './harness.ts'

interface ReceivedWebhook {
  body: { _id: string; operation: string; [field: string]: unknown }
  signed: boolean
}

/** The site's side: keeps what arrives, and answers what the test wants it to. */
class Site {
  readonly arrivals: ReceivedWebhook[] = []
  /** Ids of the documents it has answered about. */
  readonly answered: string[] = []
  /** Ids of the documents about which the store has given up waiting for an answer. */
  readonly abandoned: string[] = []
  answers: number[] = []
  /** Id of the one document whose webhook it refuses. */
  refused: string | undefined
  /** How long it takes to answer, in milliseconds. */
  slowness = 0
  url = ''
  #server: Server = createServer((request, response) => {
    void this.#receive(request).then(async ({ _id }) => {
      response.on('close', () => response.writableFinished || this.abandoned.push(_id))
      await wait(this.slowness)
      this.answered.push(_id)
      response.writeHead(_id === this.refused ? 500 : (this.answers.shift() ?? 200)).end()
    })
  })

  async open(port = 0) {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address && typeof address === 'object') this.url = `http://127.0.0.1:${address.port}/api/revalidate`
  }

  async close() {
    this.#server.closeAllConnections()
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve))
  }

  async #receive(request: IncomingMessage) {
    const body = await text(request)
    const signature = String(request.headers[SIGNATURE_HEADER_NAME])
    const arrival: ReceivedWebhook = {
      body: JSON.parse(body),
      signed: await isValidSignature(body, signature, REVALIDATE_SECRET),
    }
    this.arrivals.push(arrival)
    return arrival.body
  }
}

let site: Site
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: StoreProcess

beforeEach(async () => {
  site = new Site()
  await site.open()
  folder = await temporaryFolder()
  store = await runStore(folder.path, { REVALIDATE_URL: site.url })
})
afterEach(async () => {
  await store.end('SIGKILL')
  await site.close()
  await folder.dispose()
})

const client = () => embeddedClient(store.url)

const arrived = (count: number) =>
  vi.waitFor(() => expect(site.arrivals.length).toBeGreaterThanOrEqual(count), { timeout: 10_000, interval: 5 })

const bodies = () => site.arrivals.map(({ body }) => body)

describe('the site gets a webhook', () => {
  it('before the response to the write', async () => {
    site.slowness = 200
    let tries = 0
    // A write waits for a second at most, which a busy machine may use up; one that never waits fails every time.
    await vi.waitFor(
      async () => {
        const _id = `faq-${(tries += 1)}`
        await client().createOrReplace({ _id, _type: 'note' })
        expect(site.answered).toContain(_id)
      },
      { timeout: 20_000 },
    )
  })

  it('later when the site is slow: the write does not wait for it', async () => {
    site.slowness = 60_000
    await client().createOrReplace({ _id: 'faq-free', _type: 'note' })
    await arrived(1)
    expect([site.answered, site.abandoned]).toEqual([[], []])
  })

  it('of a published document with a signature that Sanity’s own library accepts', async () => {
    const document = { _id: 'privacy', _type: 'paper', slug: { _type: 'slug', current: 'privacy-policy' } }
    const { transactionId } = await client().createOrReplace(document, { returnDocuments: false })
    const { _updatedAt } = (await client().getDocument('privacy')) ?? {}
    await arrived(1)
    expect(site.arrivals).toEqual([
      {
        signed: true,
        body: { _id: 'privacy', _type: 'paper', _updatedAt, operation: 'create', transactionId },
      },
    ])
  })

  it('of creation, change and deletion in their order', async () => {
    await client().create({ _id: 'faq', _type: 'note' })
    await client().patch('faq').set({ question: 'Why?' }).commit()
    await client().delete('faq')
    await arrived(3)
    expect(bodies().map(({ operation }) => operation)).toEqual(['create', 'update', 'delete'])
  })

  it('of a draft once it is published', async () => {
    await client().create({ _id: 'drafts.faq', _type: 'note' })
    const publish = { actionType: 'sanity.action.document.publish' as const, draftId: 'drafts.faq', publishedId: 'faq' }
    await client().action(publish)
    await arrived(1)
    expect(bodies()).toMatchObject([{ _id: 'faq', operation: 'create' }])
  })

  it('repeatedly until it accepts, with the newest change of the type', async () => {
    site.answers = [503, 500, 503]
    await client().create({ _id: 'faq', _type: 'note' })
    await client().patch('faq').set({ question: 'Why?' }).commit()
    await arrived(4)
    expect(bodies()[0]?.operation).toBe('create')
    expect(bodies().at(-1)?.operation).toBe('update')
  })

  it('of one type while another one is refused', async () => {
    site.refused = 'first'
    await client().create({ _id: 'first', _type: 'note' })
    await arrived(1)
    await client().create({ _id: 'second', _type: 'paper' })
    await vi.waitFor(() => expect(site.answered).toContain('second'), { timeout: 10_000 })
    site.refused = undefined
    await arrived(site.arrivals.length + 1)
    expect(bodies().at(-1)?._id).toBe('first')
  })

  it('by few requests of an import of many documents', async () => {
    const documents = Array.from({ length: 2000 }, (_, n) => ({ create: { _id: `note-${n}`, _type: 'note' } }))
    for (let start = 0; start < documents.length; start += 500) {
      await client().mutate(documents.slice(start, start + 500), { returnDocuments: false })
    }
    await client().create({ _id: 'last', _type: 'note' })
    await vi.waitFor(() => expect(site.answered).toContain('last'), { timeout: 10_000 })
    expect(site.arrivals.length).toBeLessThan(20)
  })

  it('after a restart for undelivered changes', async () => {
    site.answers = Array(100).fill(503)
    await client().create({ _id: 'faq', _type: 'note' })
    await arrived(1)
    await store.end('SIGKILL')
    site.answers = []
    const before = site.arrivals.length
    store = await runStore(folder.path, { REVALIDATE_URL: site.url })
    await arrived(before + 1)
    expect(bodies().at(-1)).toMatchObject({ _id: 'faq', operation: 'create' })
  })

  it('once it is back for changes during its outage', async () => {
    await site.close()
    await client().create({ _id: 'faq', _type: 'note' })
    await site.open(Number(new URL(site.url).port))
    await arrived(1)
    expect(bodies()).toMatchObject([{ _id: 'faq', operation: 'create' }])
  })
})
