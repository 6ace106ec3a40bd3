import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from './product/template.ts'

/** What the front door's build adds, and no other has. */
const FRONT_DOOR_FILES = new Set(['package.json', 'server/nextCacheHandler.ts'])

/** Lists the files of the project that a deployment's functions carry beside the build, by their traces. */
async function listOwnFiles(): Promise<string[]> {
  const own = new Set<string>()
  for await (const trace of glob(join(root, '.next/server/**/*.nft.json'))) {
    const { files }: { files: string[] } = JSON.parse(await readFile(trace, 'utf8'))
    for (const file of files) own.add(relative(root, join(dirname(trace), file)))
  }
  return [...own].filter((file) => !/^(node_modules|\.next)\//.test(file))
}

// A pattern that any file may meet brings `package.json` too. By its type "module" Vercel's function of the proxy would
// fail at the first file of Next, and with it each page.
test('functions carry the pictures and fonts that they read, and nothing else of the project', async () => {
  const files = await listOwnFiles()
  const others = files.filter((file) => !/\.(svg|woff|png)$/.test(file) && !FRONT_DOOR_FILES.has(file))
  expect(others).toEqual([])
  expect(files).toContain('components/sharing-image/phone.svg')
  expect(files).toContain('leads/pdf/fonts/figtree-latin-400-normal.woff')
})
