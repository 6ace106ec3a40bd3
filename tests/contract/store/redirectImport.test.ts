import { createClient as createSanityClient } from '#studio/connection/studioClient.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { planRedirectImport, type PlannedRow, type RedirectRow } from '#lib/redirects/csv.ts'
import { importRedirects, loadImportContext } from '#studio/tools/results/redirects.ts'
import { getStoreConfig } from '#tests/support/storeClient.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'

let site: Site
let tokens: { marketer: string; legal: string }
beforeAll(async () => {
  site = await openSite()
  const tokenFor = async (role: 'marketer' | 'legal') => {
    await site.add(role)
    return site.tokenOf(await site.signIn(`${role}@example.test`))
  }
  tokens = { marketer: await tokenFor('marketer'), legal: await tokenFor('legal') }
})
afterAll(() => site.close())

const spring = { _id: 'spring', _type: 'redirect', from: '/spring', to: '/business', note: 'Until June' }

const createClient = (token: string) => createSanityClient({ ...getStoreConfig(site.url), token })

beforeEach(() =>
  createClient(WRITE_TOKEN).mutate([
    { delete: { query: '*[_type == "redirect"]', params: {} } },
    { createOrReplace: spring },
  ]),
)

const read = () =>
  createClient(tokens.marketer).fetch('*[_type == "redirect"] | order(from asc){from, to, permanent, note}')

const toRow = (from: string, to: string, line: number): RedirectRow => ({
  line,
  from,
  to,
  permanent: true,
  note: '',
})

async function plan(...rows: RedirectRow[]): Promise<PlannedRow[]> {
  const context = await loadImportContext(createClient(tokens.marketer))
  return planRedirectImport(rows, { ...context, siteUrl: 'https://homie.example' })
}

test('a marketer imports new redirects and changes in one step', async () => {
  const rows = await plan(toRow('/spring', '/support', 2), toRow('/winter', '/business', 3))
  expect(rows.map(({ kind }) => kind)).toEqual(['changed', 'new'])
  await importRedirects(createClient(tokens.marketer), rows)
  expect(await read()).toEqual([
    { from: '/spring', to: '/support', permanent: true, note: null },
    { from: '/winter', to: '/business', permanent: true, note: null },
  ])
})

test.each([
  [
    'breaks a rule',
    /“\/support” is a page/,
    { ...toRow('/support', '/business', 3), kind: 'new' as const },
    'marketer' as const,
  ],
  [
    'is not its writer’s to change',
    /may not|not allowed|role/i,
    { ...toRow('/winter', '/business', 3), kind: 'new' as const },
    'legal' as const,
  ],
])('an import that %s publishes nothing', async (_what, message, row, role) => {
  const rows = [...(await plan(toRow('/autumn', '/support', 2))), row]
  await expect(importRedirects(createClient(tokens[role]), rows)).rejects.toThrow(message)
  expect(await read()).toMatchObject([{ from: '/spring' }])
})

test('an import publishes nothing when a redirect was changed since its preview', async () => {
  const rows = await plan(toRow('/autumn', '/support', 2), toRow('/spring', '/support', 3))
  await createClient(WRITE_TOKEN).patch('spring').set({ to: '/cookie-policy' }).commit()
  await expect(importRedirects(createClient(tokens.marketer), rows)).rejects.toThrow(/revision/i)
  expect(await read()).toMatchObject([{ from: '/spring', to: '/cookie-policy' }])
})
