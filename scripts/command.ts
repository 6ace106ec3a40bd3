function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`
}

/** Runs a command; on failure prints one sentence and exits with a status other than 0. */
export async function runCommand(command: () => Promise<string>) {
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    process.stderr.write(`${getReason(error)}\n`)
    process.exitCode = 1
  }
}
