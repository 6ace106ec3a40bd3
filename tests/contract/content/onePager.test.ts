import { expect, onTestFinished, test, vi } from 'vitest'
import { openContract, TOKENS } from '#tests/contract/store/harness.ts'
import { seed } from '../../../scripts/seed.ts'

test('the 1-pager is served while the content store is down', async () => {
  const lake = await openContract()
  await seed(lake.client)
  vi.stubEnv('LAKE_URL', lake.url)
  vi.stubEnv('SANITY_API_READ_TOKEN', TOKENS.write)
  vi.stubEnv('LOG_LEVEL', 'silent')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { GET } = await import('#app/api/website/1-pager/route.ts')
  const download = async (language: string) => {
    const response = await GET(new Request(`http://site.example/api/website/1-pager?lang=${language}`))
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()).toString('base64') }
  }
  const before = await download('en-CA')
  expect(before.status).toBe(200)
  await lake.close()
  expect(await download('en-CA')).toStrictEqual(before)
  expect((await download('fr-CA')).status).toBe(503)
})
