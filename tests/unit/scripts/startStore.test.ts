import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { scratchFolder } from '#tests/support/scratch.ts'
import type { Program } from '../../../scripts/site/program.ts'
import { startStore } from '../../../scripts/site/store.ts'

const STORE_URL = 'http://127.0.0.1:1'
const WEBHOOK_URL = 'http://127.0.0.1:2/api/revalidate'

/** A store that announces its address, and ends when it is stopped. */
function createProgram() {
  const { promise: exited, resolve } = Promise.withResolvers<{ code: number; signal: null }>()
  return {
    name: 'The content store',
    exited,
    output: () => '',
    release: vi.fn<() => void>(),
    message: async (schema) => schema.parse({ event: 'listening', url: STORE_URL }),
    send: vi.fn<Program['send']>(),
    stop: async () => resolve({ code: 0, signal: null }),
  } satisfies Program
}

it('a store whose address cannot be kept, as on a full disk, is used with its webhook', async () => {
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const [first, second] = [createProgram(), createProgram()]
  const start = vi.fn<() => Program>().mockReturnValueOnce(first).mockReturnValueOnce(second)
  const restart = vi.fn<(program: Program, start: () => Promise<Program>) => Promise<void>>().mockResolvedValue()
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test' }
  const site = { settings: { DATA_DIR: join(scratchFolder(), 'no-such-folder') }, environment }

  const store = await startStore(site, { start, restart })
  store.setWebhookUrl(WEBHOOK_URL)
  await restart.mock.calls[0]?.[1]()

  expect(environment).toMatchObject({ STORE_URL })
  expect(second.send).toHaveBeenCalledWith({ setWebhookUrl: WEBHOOK_URL })
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('ENOENT'))
  for (const program of [first, second]) await program.stop()
})
