import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('a process that loses its parent while it starts ends without a word', async () => {
  const program = fileURLToPath(new URL('../../support/pooledProgram.ts', import.meta.url))
  const child = fork(program, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  child.disconnect()
  const [[code], errors] = await Promise.all([once(child, 'exit'), child.stderr && text(child.stderr)])
  expect({ code: Number(code), errors }).toEqual({ code: 0, errors: '' })
})
