import { describe, expect, it } from 'vitest'
import english from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }
import { listValues } from '#lib/content/walkContent.ts'
import { readSettings } from '#lib/env.ts'
import { describesCounting } from '#lib/launch/countParagraph.ts'
import { listSettingStates } from '#lib/launch/settings.ts'
import { respondWithSettings } from '#leads/staff/launchSettings.ts'
import type { ReadSession, StaffMember } from '#leads/staff/session.ts'

const ready = {
  SITE_URL: 'https://homie.ca',
  SMTP_URL: 'smtps://user:secret@mail.homie.ca',
  MAIL_FROM: 'Homie <hello@homie.ca>',
  AMPLITUDE_API_KEY: 'key',
  GTM_ID: 'GTM-ABC1234',
}
const missing = (environment: Record<string, string>, isCountingDescribed = true) =>
  listSettingStates(readSettings(environment), isCountingDescribed).flatMap(({ name, ready: there }) =>
    there ? [] : [name],
  )

describe('a setting is still to be made', () => {
  it.each([
    ['none of them, when all are there', {}, []],
    ['without https', { SITE_URL: 'http://homie.ca' }, ['SITE_URL']],
    ['on a developer’s computer', { SITE_URL: 'https://localhost:3000' }, ['SITE_URL']],
    ['with a sample address', { MAIL_FROM: 'no-reply@example.com' }, ['MAIL_FROM']],
    ['left out', { SMTP_URL: '', GTM_ID: '', AMPLITUDE_API_KEY: '' }, ['SMTP_URL', 'AMPLITUDE_API_KEY', 'GTM_ID']],
    ['with a sample team', { LEADS_TEAM_EMAIL: 'team@example.com' }, ['LEADS_TEAM_EMAIL']],
  ])('%s', (_why, changes, names) => {
    expect(missing({ ...ready, ...changes })).toEqual(names)
  })
})

it.each([
  ['said in the policy', true, {}, []],
  ['not said in the policy', false, {}, ['COUNT_VISITS']],
  ['off', false, { COUNT_VISITS: 'false' }, []],
])('counting that is %s', (_what, isDescribed, changes, names) => {
  expect(missing({ ...ready, ...changes }, isDescribed)).toEqual(names)
})

describe('the shipped privacy policy', () => {
  it.each([
    ['English', english],
    ['French', french],
  ])('in %s says that visits are counted, in one paragraph', (_language, { policies }) => {
    expect(describesCounting(policies.privacy)).toBe(true)
    const without = listValues(policies.privacy).flatMap(({ value }) =>
      typeof value === 'string' && !/counting|totals of a day|totaux par jour/.test(value) ? [value] : [],
    )
    expect(describesCounting(without)).toBe(false)
  })
})

const sessions: Record<string, StaffMember> = {
  boss: { id: 'p1', email: 'p1@homie.example', roles: ['administrator'] },
  writer: { id: 'p2', email: 'p2@homie.example', roles: ['editor'] },
}
const readSession: ReadSession = (token) => Promise.resolve(sessions[token] ?? null)
const ask = (headers: Record<string, string>, read = readSession) =>
  respondWithSettings(new Request('https://homie.ca/api/launch', { headers }), readSettings(ready), read, () =>
    Promise.resolve(true),
  )

describe('the endpoint of the checklist', () => {
  it.each([
    ['a visitor', {}, 401],
    ['an ended session', { authorization: 'Bearer ended' }, 401],
    ['an editor', { authorization: 'Bearer writer' }, 403],
    ['another site', { authorization: 'Bearer boss', origin: 'https://evil.example' }, 403],
  ])('tells %s nothing but a status', async (_who, headers, status) => {
    const answer = await ask(headers)
    expect([answer.status, await answer.text()]).toEqual([status, ''])
  })

  it('shows an administrator which settings are set, without values', async () => {
    const answer = await ask({ authorization: 'Bearer boss' })
    const text = await answer.text()
    expect(text).toContain('"name":"SMTP_URL","ready":true')
    expect(Object.values(ready).filter((value) => text.includes(value))).toEqual([])
  })

  it('is unavailable while the store cannot verify the session', async () => {
    expect((await ask({ authorization: 'Bearer boss' }, () => Promise.reject(new Error('away')))).status).toBe(503)
  })
})
