// What `npm run bench` does once the packages are there: runs the parts named after the command, or all of them.
import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ensureBrowser } from '../check/browser.ts'

const folder = 'tests/bench'
const ending = '.bench.ts'

const parts = (await readdir(folder)).filter((file) => file.endsWith(ending)).map((file) => basename(file, ending))
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !parts.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}. The parts are ${parts.join(', ')}.\n`)
  process.exit(1)
}

ensureBrowser()
let failed = false
for (const name of chosen.length > 0 ? chosen : parts) {
  const { status } = spawnSync(process.execPath, [join(folder, `${name}${ending}`)], { stdio: 'inherit' })
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
