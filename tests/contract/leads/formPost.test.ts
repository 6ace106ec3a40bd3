import { createServer, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FORM_STATE_HEADER } from '#lib/formPages.ts'
import { FORM_PATHS, HONEYPOT_FIELD, LEAD_FORMS, type LeadForm } from '#lib/forms.ts'
import { translate } from '#lib/i18n/translator.ts'
import { readFormState, respondUnavailable } from '#leads/http/formPost.ts'
import type { LimitSettings } from '#leads/limits.ts'
import { listenLocally } from '#tests/support/listen.ts'
import { VALID } from './requests.ts'
import { leadsApp } from './server.ts'
import { SECRET, SITE_URL, testServices } from './services.ts'

/** Starts the forms' endpoints beside a page that returns the path and the state it was requested with. */
async function start({ limits, pages = 200 }: { limits?: Partial<LimitSettings>; pages?: number } = {}) {
  const services = await testServices(limits)
  const page = createServer(({ url = '', headers }: IncomingMessage, response) => {
    const form = LEAD_FORMS.find((name) => url.endsWith(`/forms/${name}`)) ?? 'demo'
    response.statusCode = pages
    response.end(JSON.stringify({ path: url, state: readFormState(String(headers[FORM_STATE_HEADER]), form, SECRET) }))
  })
  const site = await listenLocally(page)
  services.localUrl = site.url
  const { url: origin, close } = await listenLocally(createServer(getRequestListener(leadsApp(services).fetch)))
  onTestFinished(() => {
    close()
    site.close()
  })
  const post = (form: LeadForm, body: Record<string, string>, pagePath = '/', headers = {}) =>
    fetch(`${origin}${FORM_PATHS[form]}?${new URLSearchParams({ page: pagePath })}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: SITE_URL, ...headers },
      body: new URLSearchParams(body),
    })
  const reopen = (form: LeadForm, pagePath: string) =>
    fetch(`${origin}${FORM_PATHS[form]}?${new URLSearchParams({ page: pagePath })}`, { redirect: 'manual' })
  const records = () => services.database.db.selectFrom('leads').selectAll().execute()
  return { post, reopen, records }
}

describe.each(LEAD_FORMS)('a posted %s form', (form) => {
  it('is stored as by a script and leads to the page that confirms it', async () => {
    const { post, records } = await start()
    const answer = await post(form, VALID[form], '/fr/lp1/android-waitlist', { 'accept-language': 'en' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/fr/lp1/forms/${form}/sent`])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await records()).toMatchObject([
      {
        form,
        email: VALID[form].email,
        source_page: '/fr/lp1/android-waitlist',
        source_home: '/fr/lp1',
        locale: 'fr-CA',
      },
    ])
  })

  it('is shown again with its errors and values when something is wrong', async () => {
    const { post, records } = await start()
    const answer = await post(form, { ...VALID[form], email: 'ann@', unknown: 'x' }, '/fr')
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.json()).toEqual({
      path: `/fr/forms/${form}`,
      state: {
        form,
        values: { ...VALID[form], email: 'ann@' },
        errors: { email: 'Veuillez entrer une adresse courriel valide' },
      },
    })
    expect(await records()).toEqual([])
  })

  it('leads to the form again when its address is opened anew', async () => {
    const { reopen } = await start()
    const answer = await reopen(form, '/fr/lp1/android-waitlist')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/fr/lp1/forms/${form}`])
  })

  it('names every empty field', async () => {
    const { post } = await start()
    const { state } = await (await post(form, {})).json()
    expect(Object.keys(state.errors).toSorted()).toEqual(Object.keys(VALID[form]).toSorted())
  })
})

describe('a posted form', () => {
  it('whose hidden field is filled in is kept as suspected', async () => {
    const { post, records } = await start()
    const answer = await post('demo', { ...VALID.demo, [HONEYPOT_FIELD]: 'spam' })
    expect(answer.status).toBe(303)
    expect(await records()).toMatchObject([{ status: 'suspected' }])
  })

  it('from another site is refused', async () => {
    const { post, records } = await start()
    const answer = await post('demo', VALID.demo, '/', {
      origin: 'https://other.example',
      'sec-fetch-site': 'cross-site',
    })
    expect(answer.status).toBe(403)
    expect(await records()).toEqual([])
  })

  it('over the rate limit keeps what was entered, and says when to try again', async () => {
    const { post } = await start({ limits: { unknown: { points: 1, duration: 60 } } })
    await post('demo', VALID.demo)
    const answer = await post('demo', VALID.demo)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await answer.json()).state).toEqual({ form: 'demo', values: VALID.demo, errors: {} })
  })

  it('that is too large is refused', async () => {
    const { post } = await start()
    expect((await post('demo', { ...VALID.demo, name: 'x'.repeat(20_000) })).status).toBe(413)
  })

  it('is answered with the message alone when its page cannot be rendered', async () => {
    const { post } = await start({ pages: 500 })
    const answer = await post('one-pager', {}, '/business')
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('Please try again')])
  })

  it.each(['https://other.example/', '//other.example', '/../x', ''])('follows no page %j', async (page) => {
    const { post } = await start()
    expect((await post('demo', VALID.demo, page)).headers.get('location')).toBe('/forms/demo/sent')
  })
})

describe('the state of a refused form', () => {
  it('is read with a valid signature only', () => {
    expect(readFormState('e30.forged', 'demo', SECRET)).toBeUndefined()
    expect(readFormState(null, 'demo', SECRET)).toBeUndefined()
  })
})

describe('while nothing can be stored', () => {
  const post = (body: BodyInit, headers?: HeadersInit) =>
    respondUnavailable(
      new Request(`${SITE_URL}${FORM_PATHS.demo}?page=/fr/business`, { method: 'POST', headers, body }),
    )

  it('answers a posted form with a page in its language', async () => {
    const answer = post(new URLSearchParams(VALID.demo))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('retry-after')).toBe('30')
    const page = await answer.text()
    expect(page).toContain('<html lang="fr-CA">')
    expect(page).toContain(`<h1>${translate('forms.failure', {}, 'fr-CA')}</h1>`)
  })

  it('answers a script as all endpoints do', async () => {
    const answer = post(JSON.stringify(VALID.demo), { 'content-type': 'application/json' })
    expect([answer.status, await answer.json()]).toMatchObject([503, { success: false, error: 'unavailable' }])
  })
})
