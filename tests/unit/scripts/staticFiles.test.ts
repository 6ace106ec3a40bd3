import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addFormerFiles, keepFiles } from '../../../scripts/site/staticFiles.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

let built: string
let kept: string
beforeEach(async () => {
  const folder = await temporaryFolder()
  onTestFinished(folder.dispose)
  built = join(folder.path, 'static')
  kept = join(folder.path, 'cache', 'static')
})

async function start() {
  await addFormerFiles(built, kept)
  await keepFiles(built, kept)
}

/** Builds as Next does, which deletes the former files, then starts the site. */
async function release(day: number, ...names: string[]) {
  const time = new Date(Date.UTC(2026, 0, day))
  await rm(built, { recursive: true, force: true })
  await mkdir(join(built, 'chunks'), { recursive: true })
  for (const name of names) {
    await writeFile(join(built, 'chunks', name), `of day ${day}`)
    await utimes(join(built, 'chunks', name), time, time)
  }
  await start()
  return (await readdir(join(built, 'chunks'))).toSorted()
}

describe('static files', () => {
  it('of former builds are served beside those of the present one', async () => {
    expect(await release(1, 'a.js', 'shared.js')).toEqual(['a.js', 'shared.js'])
    expect(await release(2, 'b.js', 'shared.js')).toEqual(['a.js', 'b.js', 'shared.js'])
    expect(await release(3, 'c.js')).toEqual(['a.js', 'b.js', 'c.js', 'shared.js'])
  })

  it('of the former build are kept however old it is', async () => {
    await release(1, 'a.js')
    expect(await release(100, 'b.js')).toEqual(['a.js', 'b.js'])
  })

  it('of builds a month older than the former one are dropped', async () => {
    await release(1, 'a.js', 'shared.js')
    await release(40, 'b.js', 'shared.js')
    expect(await release(41, 'c.js')).toEqual(['b.js', 'c.js', 'shared.js'])
  })

  it('of a build that runs again stay', async () => {
    await release(1, 'a.js')
    await release(40, 'b.js')
    await start()
    expect(await readdir(join(built, 'chunks'))).toContain('b.js')
  })
})
