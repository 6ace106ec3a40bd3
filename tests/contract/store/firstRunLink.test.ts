import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { childEnvironment } from '#tests/support/childEnvironment.ts'
import { runProgram } from '../../../scripts/site/program.ts'
import { temporaryFolder } from './harness.ts'
import { REVALIDATE_SECRET, runStore, TOKENS } from './program.ts'

const announcement = z.object({ event: z.literal('listening') })
const answer = z.object({ ask: z.literal('first-run-link'), url: z.string().nullable() })

test('a store that cannot store the link of the first account, as on a full disk, goes on without it', async () => {
  const { path, dispose } = await temporaryFolder()
  onTestFinished(dispose)
  await (await runStore(path)).end('SIGTERM')
  using accounts = new DatabaseSync(join(path, 'accounts.sqlite'))
  accounts.exec(`create trigger no_room before insert on links begin select raise(fail, 'disk is full'); end`)

  const store = runProgram({
    name: 'The store',
    file: 'rules/main.ts',
    environment: {
      ...childEnvironment,
      NODE_ENV: 'test',
      DATA_DIR: path,
      SANITY_API_WRITE_TOKEN: TOKENS.write,
      SANITY_API_READ_TOKEN: TOKENS.read,
      SANITY_REVALIDATE_SECRET: REVALIDATE_SECRET,
    },
  })
  onTestFinished(() => store.stop())
  await store.message(announcement)
  store.send({ ask: 'first-run-link' })
  expect(await store.message(answer)).toMatchObject({ url: null })
})
