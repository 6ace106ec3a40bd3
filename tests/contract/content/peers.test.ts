import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { broadcastRevalidation, REVALIDATE_PATH } from '#lib/content/revalidation.ts'
import { isSigned } from '#lib/content/webhook.ts'
import { listenLocally } from '#tests/support/listen.ts'
import { freePort } from '../../../scripts/site/port.ts'

const SECRET = 'a secret all instances share'
const change = { _id: 'faq-free', _type: 'faq' }
const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Another instance: records what it receives and answers with a status. */
async function instance(status: number) {
  const told: { path: string; signed: boolean; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const signature = String(request.headers[SIGNATURE_HEADER_NAME])
    told.push({ path: request.url ?? '', signed: await isSigned(body, signature, SECRET), body: JSON.parse(body) })
    response.writeHead(status).end()
  })
  const { url, close } = await listenLocally(server)
  closing.push(close)
  return { address: url, told }
}

describe('an instance that learns of a published change', () => {
  test('tells every other one, signed and marked so that it does not go round', async () => {
    const peers = [await instance(200), await instance(200)]
    await broadcastRevalidation(
      peers.map(({ address }) => address),
      change,
      SECRET,
    )
    const news = { path: REVALIDATE_PATH, signed: true, body: { ...change, relayed: true } }
    expect(peers.map(({ told }) => told)).toEqual([[news], [news]])
  })

  test('tells the others even when one refuses and one is away, and says which were not told', async () => {
    const [refusing, willing] = [await instance(503), await instance(200)]
    const away = `http://127.0.0.1:${await freePort()}`
    const telling = broadcastRevalidation([refusing.address, away, willing.address], change, SECRET)
    await expect(telling).rejects.toThrow(`2 of 3 peers were not told: ${refusing.address}, ${away}`)
    expect(willing.told).toHaveLength(1)
  })

  test('has nobody to tell when it is the only one', async () => {
    await expect(broadcastRevalidation([], change, SECRET)).resolves.toBeUndefined()
  })
})
