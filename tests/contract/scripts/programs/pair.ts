// Two programs under one supervisor, as the site's are.
import { runProgram } from '../../../../scripts/site/program.ts'
import { supervise } from '../../../../scripts/site/supervise.ts'

const listening = (message: unknown) =>
  typeof message === 'object' && message !== null && 'event' in message ? message : undefined

await supervise(async (programs) => {
  for (const name of ['The first', 'The second']) {
    const program = programs.add(
      runProgram({
        name,
        file: 'tests/contract/scripts/programs/worker.ts',
        args: process.argv.slice(2),
        environment: process.env,
      }),
    )
    await program.message(listening)
    program.release()
    programs.keep(program)
  }
  return 'serving'
})
