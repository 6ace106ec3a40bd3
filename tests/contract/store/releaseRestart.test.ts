import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { listenLocally } from '#tests/support/listen.ts'
import { eventually } from '#tests/support/eventually.ts'
import { API_VERSION, embeddedClient, type StoreProcess, runStore, temporaryFolder, TOKENS } from './harness.ts'

const SITE_URL = 'http://homie.example'
const EDITOR = { STUDIO_ADMIN_EMAIL: 'editor@example.test', STUDIO_ADMIN_PASSWORD: 'four words in a row' }
const COUNT = 30
const ids = Array.from({ length: COUNT }, (_, index) => `page-${index}`)

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: StoreProcess
let editor: string

const start = (more: Record<string, string> = {}) => runStore(folder.path, { SITE_URL, ...more })

beforeEach(async () => {
  folder = await temporaryFolder()
  // Later starts know the account, and need no second hash of its password.
  store = await start(EDITOR)
  editor = await signIn()
  const drafts = client().transaction()
  for (const id of ids) drafts.create({ _id: `drafts.${id}`, _type: 'page', title: 'New' })
  await drafts.commit()
})
afterEach(async () => {
  await store.end('SIGKILL')
  await folder.dispose()
})

async function signIn(): Promise<string> {
  const fields = {
    origin: `${SITE_URL}/studio`,
    email: EDITOR.STUDIO_ADMIN_EMAIL,
    password: EDITOR.STUDIO_ADMIN_PASSWORD,
  }
  const signed = await fetch(`${store.url}/v1/auth/login/local`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: SITE_URL },
    body: new URLSearchParams(fields),
  })
  const sid = /#sid=(.+)$/.exec(signed.headers.get('location') ?? '')?.[1]
  const fetched = await fetch(`${store.url}/v1/auth/fetch?sid=${sid}`)
  return z.object({ token: z.string() }).parse(await fetched.json()).token
}

const client = () => embeddedClient(store.url)

/** Schedules each draft as the Studio does: as a release of its own. */
async function scheduleAll() {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  for (const publishedId of ids) {
    const release = { releaseId: `r-${publishedId}` }
    const version = {
      publishedId,
      baseId: `drafts.${publishedId}`,
      versionId: `versions.r-${publishedId}.${publishedId}`,
    }
    const actions = [
      { actionType: 'sanity.action.release.create', ...release, metadata: { cardinality: 'one' } },
      { actionType: 'sanity.action.document.version.create', ...version },
      { actionType: 'sanity.action.release.schedule', ...release, publishAt },
    ]
    const answer = await fetch(`${store.url}/v${API_VERSION}/data/actions/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editor}`, 'content-type': 'application/json' },
      body: JSON.stringify({ actions }),
    })
    expect(answer.status).toBe(200)
  }
}

/** Lets the time come while the store is away. */
function comeDue() {
  const database = new DatabaseSync(join(folder.path, 'content.sqlite'))
  const past = new Date(Date.now() - 60_000).toISOString()
  database.exec(
    `update documents set json = json_set(json, '$.publishAt', '${past}') where json ->> '$._type' = 'system.release'`,
  )
  database.close()
}

const states = () => client().fetch<string[]>('*[_type == "system.release"].state', {}, { perspective: 'raw' })

/** How often each page was published, from the history. */
async function publications(): Promise<number[]> {
  const counts = ids.map(async (id) => {
    const address = `${store.url}/v${API_VERSION}/data/history/production/transactions/${id}?excludeContent=true`
    const log = await (await fetch(address, { headers: { authorization: `Bearer ${TOKENS.write}` } })).text()
    return log.split('\n').filter((line) => line.includes(`"${id}"`)).length
  })
  return Promise.all(counts)
}

it('releases due at a start are published once each despite a kill, and the site hears of the last', async () => {
  const heard = new Set<string>()
  let kill = () => {}
  const site = await listenLocally(
    createServer((request, response) => {
      request.on('data', (chunk: Buffer) =>
        heard.add(z.object({ _id: z.string() }).parse(JSON.parse(String(chunk)))._id),
      )
      request.on('end', () => {
        kill()
        response.end()
      })
    }),
  )
  const news = { REVALIDATE_URL: `${site.url}/` }

  await scheduleAll()
  await store.end('SIGKILL')
  comeDue()
  // The first news of a page comes while the others are being published.
  store = await start(news)
  kill = () => store.child.kill('SIGKILL')
  if (store.child.exitCode === null && store.child.signalCode === null) await once(store.child, 'exit')
  kill = () => {}

  store = await start(news)
  await eventually(async () => expect(await states()).toEqual(Array(COUNT).fill('published')))
  expect(await publications()).toEqual(Array(COUNT).fill(1))
  await eventually(() => expect(heard).toContain(ids.at(-1)))
  site.close()
})
