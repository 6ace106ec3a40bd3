import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { runProject, takenPort } from './site.ts'

let data: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  data = await temporaryFolder()
})
afterEach(() => data.dispose())

/** What a start that cannot succeed writes, and how it ends. */
const refusal = (settings: Record<string, string>) =>
  runProject('scripts/site/start.ts', { PORT: '0', DATA_DIR: data.path, ...settings }).ended

it('A port in use is reported with the setting to change', async () => {
  const { port, free } = await takenPort()
  const { code, out, err } = await refusal({ PORT: String(port) })
  free()
  expect({ code, out, err }).toEqual({
    code: 1,
    out: '',
    err: `Port ${port} is taken by another program. Stop it, or choose another port in PORT.\n`,
  })
})

it.each([
  ['without TRUSTED_PROXIES is reported', {}, true],
  ['with TRUSTED_PROXIES is not reported', { TRUSTED_PROXIES: '1' }, false],
])('A URL with https %s', async (_case, settings, isReported) => {
  const { port, free } = await takenPort()
  const { err } = await refusal({ PORT: String(port), SITE_URL: 'https://homie.example', ...settings })
  free()
  expect(err.includes('TRUSTED_PROXIES')).toBe(isReported)
})

it('A read-only data folder is reported with the setting to change', async () => {
  await writeFile(join(data.path, 'file'), '')
  const { code, err } = await refusal({ DATA_DIR: join(data.path, 'file', 'data') })
  expect(code).toBe(1)
  expect(err).toMatch(/^The data folder \S+ cannot be written \(\w+\)\. Fix its permissions or set DATA_DIR\.\n$/)
})

it('Settings are read from the file ENV_FILE names, and none when it is empty', async () => {
  const file = join(data.path, 'settings')
  await writeFile(file, 'STUDIO_ADMIN_EMAIL=nobody')
  const wrong = { PORT: 'many' }
  expect((await refusal({ ...wrong, ENV_FILE: file })).err).toMatch(/STUDIO_ADMIN_EMAIL/)
  expect((await refusal({ ...wrong, ENV_FILE: '' })).err).not.toMatch(/STUDIO_ADMIN_EMAIL/)
})

it('A misspelled setting is named with the one that it nearly is', async () => {
  const file = join(data.path, 'settings')
  await writeFile(file, 'SMPT_URL=smtp://mail\nHOMEPAGE=x')
  const { err } = await refusal({ PORT: 'many', ENV_FILE: file, MAILFROM: 'a@b.ca' })
  expect(err).toContain('MAILFROM is not a setting. If MAIL_FROM is meant, correct its name.\n')
  expect(err).toContain('SMPT_URL is not a setting. If SMTP_URL is meant, correct its name.\n')
  expect(err).not.toContain('HOMEPAGE')
})

it.each([
  ['PORT', 'many'],
  ['SITE_URL', 'example.com'],
  ['SANITY_PROJECT_ID', 'Not A Project'],
  ['STUDIO_ADMIN_EMAIL', 'nobody'],
])('A wrong %s is reported in one sentence', async (name, value) => {
  const { code, err } = await refusal({ [name]: value })
  expect(code).toBe(1)
  expect(err).toMatch(new RegExp(`^Wrong setting\\. ${name}: .+ See \\.env\\.example\\.\\n$`))
})
