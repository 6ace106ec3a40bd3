import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { CHUNKS_PATH } from '#lib/nextInternals.ts'
import { completeBuildFile, compressBuild, compressBuildFile } from '#server/buildFiles.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const SCRIPT = 'console.log("a script of the build")\n'.repeat(1000)

async function createBuild(files: Readonly<Record<string, string>>) {
  const { path, dispose } = await temporaryFolder()
  onTestFinished(dispose)
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(path, name), text)))
  return path
}

it('the files of a build are compressed once, as they are sent', async () => {
  const folder = await createBuild({ 'page.js': SCRIPT, 'page.css': 'p { color: red }', 'page.js.map': '{}' })
  await compressBuild(folder)
  for (const [name, text] of [
    ['page.js', SCRIPT],
    ['page.css', 'p { color: red }'],
  ] as const) {
    const copy = await readFile(join(folder, `${name}.br`))
    const body = completeBuildFile(name, Buffer.from(text))
    expect(brotliDecompressSync(copy).toString()).toBe(body.toString())
    // Another body shows that the copy is sent, and nothing is compressed.
    expect(await compressBuildFile(`${CHUNKS_PATH}${name}`, Buffer.from('other'), folder)).toEqual(copy)
  }
  await expect(readFile(join(folder, 'page.js.map.br'))).rejects.toThrow('ENOENT')
})

it('a file without a compressed copy is compressed when it is requested', async () => {
  const folder = await createBuild({})
  const compressed = await compressBuildFile(`${CHUNKS_PATH}page.js`, Buffer.from('text'), folder)
  expect(brotliDecompressSync(compressed).toString()).toBe('text')
})

it('no copy outside the folder of the build is read', async () => {
  const parent = await createBuild({ 'page.js.br': 'a file of something else' })
  const compressed = await compressBuildFile(`${CHUNKS_PATH}../page.js`, Buffer.from('text'), join(parent, 'chunks'))
  expect(brotliDecompressSync(compressed).toString()).toBe('text')
})
