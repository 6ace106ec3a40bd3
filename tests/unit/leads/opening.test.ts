import { expect, test, vi } from 'vitest'
import { leadsRoute } from '#leads/runtime.ts'
import { openServices } from '#leads/services.ts'
import { useFakeTime } from '#tests/support/fakeTime.ts'

vi.mock('#leads/services.ts', () => ({ openServices: vi.fn<typeof openServices>() }))

const respond = leadsRoute(() => new Response('open'))
const call = () => respond(new Request('http://localhost/api/leads'))

test('a request waits only for a while for a database that is being migrated', async () => {
  useFakeTime()
  vi.mocked(openServices).mockReturnValue(new Promise(() => undefined))
  const answers = [call(), call()]
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503])
  expect(openServices).toHaveBeenCalledOnce()
})
