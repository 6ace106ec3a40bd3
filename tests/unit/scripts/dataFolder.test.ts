import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareDataFolder, loadSecrets } from '../../../scripts/site/dataFolder.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'))
})
afterEach(() => rm(parent, { recursive: true }))

const rights = async (path: string) => (await stat(path)).mode & 0o777

describe('the data folder', () => {
  it('is made for its owner alone', async () => {
    const folder = join(parent, 'deep', 'data')
    await prepareDataFolder(folder)
    expect(await rights(folder)).toBe(0o700)
  })

  it('that cannot be made is named with what to do', async () => {
    await writeFile(join(parent, 'file'), '')
    await expect(prepareDataFolder(join(parent, 'file', 'data'))).rejects.toThrow(
      /file\/data cannot be written .*DATA_DIR/,
    )
  })

  it('with a restore that was interrupted is used only if it has all files', async () => {
    await mkdir(join(parent, '.restoring'))
    for (const path of ['.restoring/content.sqlite', 'content.sqlite']) await writeFile(join(parent, path), '')
    await prepareDataFolder(parent)
    await writeFile(join(parent, '.restoring', 'leads.sqlite'), '')
    await expect(prepareDataFolder(parent)).rejects.toThrow('restore again')
  })
})

describe('secrets', () => {
  it('are made once and kept', async () => {
    const first = await loadSecrets(parent, { embedded: true })
    expect(await loadSecrets(parent, { embedded: true })).toEqual(first)
    expect(Object.keys(first)).toContain('SANITY_API_WRITE_TOKEN')
  })

  it('can be read by their owner alone', async () => {
    await loadSecrets(parent, { embedded: true })
    expect(await rights(join(parent, 'secrets.json'))).toBe(0o600)
  })

  it('are no tokens for content in the cloud, which has its own', async () => {
    expect(Object.keys(await loadSecrets(parent, { embedded: false }))).not.toContain('SANITY_API_WRITE_TOKEN')
  })

  it('already there stay when one is added', async () => {
    await writeFile(join(parent, 'secrets.json'), '{"LEADS_SIGNING_SECRET":"kept"}')
    expect(await loadSecrets(parent, { embedded: true })).toMatchObject({ LEADS_SIGNING_SECRET: 'kept' })
    expect(JSON.parse(await readFile(join(parent, 'secrets.json'), 'utf8'))).toHaveProperty('SANITY_API_READ_TOKEN')
  })

  it('in a damaged file are not replaced', async () => {
    await writeFile(join(parent, 'secrets.json'), 'torn')
    await expect(loadSecrets(parent, { embedded: true })).rejects.toThrow(
      'secrets.json is no list of secrets. Restore it',
    )
  })

  it('in an unreadable file are to be made readable, not deleted', async () => {
    await mkdir(join(parent, 'secrets.json'))
    await expect(loadSecrets(parent, { embedded: true })).rejects.toThrow(
      'cannot be read (EISDIR). Fix its permissions.',
    )
  })
})
