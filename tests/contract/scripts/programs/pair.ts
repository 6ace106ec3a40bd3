// Two programs under one supervisor; with `restarted` the first is started again when it ends.
import { z } from 'zod'
import { supervise } from '../../../../scripts/site/supervise.ts'

await supervise(async (programs) => {
  async function launch(name: string) {
    const program = programs.start({
      name,
      file: 'tests/contract/scripts/programs/worker.ts',
      args: process.argv.slice(2),
      environment: process.env,
    })
    await program.message(z.object({ event: z.string() }))
    program.release()
    return program
  }
  const first = await launch('The first')
  if (process.argv.includes('restarted')) void programs.restart(first, () => launch('The first'))
  await launch('The second')
  return 'serving'
})
