import { stegaClean } from '@sanity/client/stega'
import type { Page } from '@playwright/test'
import { MAX_ANSWERS } from '#lib/links/questions.ts'
import { newShare, getSharedHref } from '#lib/shares/share.ts'
import { findFaults, openQuietly, SIZES } from './accessibility/page.ts'
import { expect, savePicture, test } from './fixtures.ts'
import { fetchHead } from './head.ts'
import { enterPreview } from './product/preview.ts'
import { ADMINISTRATOR, type RunningSite } from './product/product.ts'
import { openSession } from './product/roles.ts'
import { waitForScripts } from './product/scripts.ts'
import { WITHOUT_SCRIPTS } from './siteRoutes.ts'
import { readSitemapTimes } from './sitemap.ts'

const ANSWER = 'The answer to it is'

/** Bytes of the HTML and of the data for each question whose answer is elsewhere: the words of question and link, and markup. */
const MAX_BYTES_EACH = 650

/** Lists questions on the home page of a language, in place of its own. */
async function listQuestions(site: RunningSite, count: number, suffix = ''): Promise<void> {
  const content = await site.content()
  const transaction = content.transaction()
  const ids = Array.from({ length: count }, (_, index) => `faq-many-${index + 1}`)
  for (const [index, id] of ids.entries()) {
    transaction.createOrReplace({
      _id: `${id}${suffix}`,
      _type: 'faq',
      language: suffix === '' ? 'en-CA' : 'fr-CA',
      audience: 'personal',
      question: `How many is ${index + 1}?`,
      answer: [
        {
          _type: 'block',
          _key: 'a',
          style: 'normal',
          markDefs: [{ _type: 'link', _key: 'link', href: '/support' }],
          children: [
            { _type: 'span', _key: 'b', text: `${ANSWER} <${index + 1}>, as `, marks: [] },
            { _type: 'span', _key: 'c', text: 'we say', marks: ['link'] },
          ],
        },
      ],
    })
  }
  const questions = ids.map((id) => ({ _type: 'reference', _key: id, _ref: `${id}${suffix}` }))
  await transaction.patch(`personalPage${suffix}`, { set: { 'faq.questions': questions } }).commit()
  const path = suffix === '' ? '/' : '/fr'
  await expect.poll(() => read(site, path)).toContain(`How many is ${count}?`)
}

const read = async (site: RunningSite, path: string) => (await fetch(`${site.url}${path}`)).text()

const getQuestion = (page: Page, number: number) => page.locator('summary', { hasText: `How many is ${number}?` })
const getAnswer = (page: Page, number: number) => page.getByText(`${ANSWER} <${number}>`)

test('an answer that is not in the page is loaded when its question is opened', async ({ page, context, sandbox }) => {
  await listQuestions(sandbox, 40)
  const html = await read(sandbox, '/')
  // In the HTML, the data for hydration and that for search engines.
  const findAnswer = (number: number) => new RegExp(`${ANSWER} \\S{1,8}${number}\\b`).exec(html)
  expect(findAnswer(MAX_ANSWERS)).not.toBeNull()
  expect(findAnswer(MAX_ANSWERS + 1)).toBeNull()

  await openQuietly(page, context, sandbox.url)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await getQuestion(page, 31).focus()
  await page.keyboard.press('Enter')
  await expect(getAnswer(page, 31)).toBeVisible()
  await expect(getQuestion(page, 31)).toBeFocused()
  // Links of an answer are those of the page that it is loaded into.
  await expect(page.locator('details', { has: getAnswer(page, 31) }).getByRole('link')).toHaveAttribute(
    'href',
    '/support',
  )
  await page.keyboard.press('Enter')
  await expect(getAnswer(page, 31)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(getAnswer(page, 31)).toBeVisible()
  expect(requests.filter((path) => path.startsWith('/questions/'))).toEqual(['/questions/faq-many-31'])
  await getQuestion(page, 32).click()
  await expect(getAnswer(page, 32)).toBeVisible()
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size)
    expect(await findFaults(page), `faults at ${size.width} px`).toEqual([])
    await savePicture(page, `opened-${name}`)
  }
})

test('a question that was opened before the scripts have run gets its answer', async ({ page, sandbox }) => {
  await listQuestions(sandbox, 40)
  const opened = Promise.withResolvers<void>()
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await opened.promise
    await route.continue()
  })
  await page.goto(sandbox.url, { waitUntil: 'commit' })
  await getQuestion(page, 31).click()
  await expect(page.getByRole('link', { name: 'Read the answer' })).toBeVisible()
  opened.resolve()
  await expect(getAnswer(page, 31)).toBeVisible()
})

test('an answer that cannot be loaded leaves its link, and is loaded later', async ({
  page,
  context,
  sandbox,
  expected,
}) => {
  expected.push(/questions/)
  await listQuestions(sandbox, 40, '-fr')
  await openQuietly(page, context, `${sandbox.url}/fr`)
  await page.route('**/questions/*', (route) => route.abort())
  await getQuestion(page, 31).click()
  await expect(page.getByRole('alert').filter({ hasText: 'pas pu être chargée' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Lire la réponse' })
  await expect(link).toHaveAttribute('href', '/fr/questions/faq-many-31')
  await savePicture(page, 'failed')
  await page.unroute('**/questions/*')
  await getQuestion(page, 31).click()
  await getQuestion(page, 31).click()
  await expect(getAnswer(page, 31)).toBeVisible()
  await expect(page.locator('details', { has: getAnswer(page, 31) }).getByRole('link')).toHaveAttribute(
    'href',
    '/fr/support',
  )
})

test('an answer that failed without a connection is loaded once it is back', async ({ page, sandbox, expected }) => {
  expected.push(/questions/)
  await listQuestions(sandbox, 40)
  await openQuietly(page, page.context(), sandbox.url)
  // Loads the script that loads answers.
  await getQuestion(page, 31).click()
  await expect(getAnswer(page, 31)).toBeVisible()
  await page.context().setOffline(true)
  await getQuestion(page, 32).click()
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(notice).toBeVisible()
  await page.context().setOffline(false)
  await expect(getAnswer(page, 32)).toBeVisible()
  await expect(notice).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: [WITHOUT_SCRIPTS] })

  for (const { path, suffix, link, back } of [
    { path: '/', suffix: '', link: 'Read the answer', back: 'All questions' },
    { path: '/fr/lp1', suffix: '-fr', link: 'Lire la réponse', back: 'Toutes les questions' },
  ]) {
    test(`a question of ${path} leads to the page of its answer, and back`, async ({ page, sandbox }) => {
      await listQuestions(sandbox, 31, suffix)
      await page.goto(`${sandbox.url}${path}`)
      await getQuestion(page, 31).click()
      await page.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How many is 31?')
      await expect(getAnswer(page, 31)).toBeVisible()
      await page.getByRole('link', { name: back }).click()
      expect(new URL(page.url()).pathname).toBe(path)
      expect(new URL(page.url()).hash).toBe('#faq')
    })
  }
})

test('the page of an answer is found by search engines, and is fresh after a change', async ({
  page,
  context,
  sandbox,
}) => {
  await listQuestions(sandbox, 32)
  await listQuestions(sandbox, 32, '-fr')
  const content = await sandbox.content()
  const address = `${sandbox.url}/questions/faq-many-31`
  const head = await fetchHead(page.request, address)
  expect(head.titles).toEqual(['Homie | How many is 31?'])
  expect(head.meta('description')).toEqual([`${ANSWER} <31>, as we say`])
  expect(head.meta('robots')).toEqual([])
  const linked = head.links.filter(({ rel }) => rel === 'canonical' || rel === 'alternate')
  expect(linked.map(({ hrefLang = 'canonical', href }) => [hrefLang, href])).toEqual([
    ['canonical', address],
    ['en-CA', address],
    ['fr-CA', `${sandbox.url}/fr/questions/faq-many-31`],
    ['x-default', address],
  ])
  expect(JSON.parse(head.graphs.join())).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: [expect.objectContaining({ name: 'How many is 31?' })],
      }),
    ]),
  })
  expect((await page.request.get(head.meta('og:image').join())).headers()['content-type']).toBe('image/png')
  // Its answer is in the home page too.
  expect((await fetchHead(page.request, `${sandbox.url}/questions/faq-many-1`)).meta('robots')).toEqual(['noindex'])
  const listed = Object.keys(await readSitemapTimes(page.request, sandbox.url))
  expect(listed.filter((path) => path.includes('/questions/')).toSorted()).toEqual([
    '/fr/questions/faq-many-31',
    '/fr/questions/faq-many-32',
    '/questions/faq-many-31',
    '/questions/faq-many-32',
  ])

  for (const path of ['/questions/faq-many-31', '/fr/questions/faq-many-31']) {
    await openQuietly(page, context, `${sandbox.url}${path}`)
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size)
      expect(await findFaults(page), `faults of ${path} at ${size.width} px`).toEqual([])
      await savePicture(page, `page-${path.slice(1, 3)}-${name}`)
    }
  }
  await content.patch('faq-many-31').set({ question: 'How much is it?' }).commit()
  await expect.poll(() => read(sandbox, '/questions/faq-many-31')).toContain('How much is it?')

  const status = async (path: string) => (await fetch(`${sandbox.url}${path}`)).status
  expect(await status('/questions/nothing')).toBe(404)
  await content.patch('personalPage').unset(['faq.questions[_ref=="faq-many-31"]']).commit()
  await expect.poll(() => status('/questions/faq-many-31')).toBe(404)
  expect(await status('/fr/questions/faq-many-31')).toBe(200)
})

/** Creates a share link of a document. */
async function shareDraft(site: RunningSite, documentId: string): Promise<string> {
  const token = await openSession(site, ADMINISTRATOR)
  const response = await fetch(`${site.url}/lake/v2025-02-19/data/shares/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documentId, days: 1 }),
  })
  const { share, key } = newShare.parse(await response.json())
  return `${site.url}${getSharedHref(share.id, key)}`
}

test('the page of an answer is as public as the landing page that lists it', async ({ page, sandbox }) => {
  await listQuestions(sandbox, 32)
  const content = await sandbox.content()
  const refer = (number: number) => ({ _type: 'reference', _key: `q${number}`, _ref: `faq-many-${number}` })
  const questions = Array.from({ length: MAX_ANSWERS + 1 }, (_, index) => refer(index + 2))
  const sections = [{ _key: 'faq', _type: 'siteFaq', heading: 'Questions', questions }]
  const seo = { _type: 'seo', title: 'Spring', description: 'A page for the spring.' }
  const spring = { _id: 'landing-spring', _type: 'landingPage', language: 'en-CA', title: 'Spring', path: '/spring' }
  await content
    .patch('personalPage')
    .set({ 'faq.questions': [refer(1)] })
    .commit()
  const publish = (fields: object) => content.createOrReplace({ ...spring, seo, sections, ...fields })
  /** The answers of the landing page itself, and the one beyond them. */
  const paths = ['/questions/faq-many-2', '/questions/faq-many-32']
  const readAll = () =>
    Promise.all(
      paths.map(async (path) => {
        const response = await page.request.get(`${sandbox.url}${path}`)
        return response.ok() ? (await fetchHead(page.request, response.url())).meta('robots') : response.status()
      }),
    )
  await publish({ runsFrom: '2099-01-01' })
  await expect.poll(readAll).toEqual([404, 404])
  // A reader of the draft sees it before its first day.
  await content.create({ ...spring, seo, sections, runsFrom: '2099-01-01', _id: 'drafts.landing-spring' })
  const shared = await page.request.get(`${await shareDraft(sandbox, spring._id)}&question=faq-many-32`)
  expect([shared.status(), await shared.text()]).toEqual([200, expect.stringContaining(`${ANSWER} &lt;32&gt;`)])
  await content.delete('drafts.landing-spring')
  await publish({})
  await expect.poll(readAll).toEqual([['noindex'], []])
  await publish({ indexable: false })
  await expect.poll(readAll).toEqual([['noindex'], ['noindex']])
  await publish({ runsUntil: '2020-01-01' })
  await expect.poll(readAll).toEqual([404, 404])
})

const DRAFT = 'Only a draft says so.'

const draftAnswer = [
  { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [{ _type: 'span', _key: 'b', text: DRAFT }] },
]

test('an answer of the preview is the draft, and can be clicked to edit it', async ({ page, sandbox }) => {
  await listQuestions(sandbox, 32)
  const content = await sandbox.content()
  const question = await content.getDocument('faq-many-32')
  await content.create({ ...question, answer: draftAnswer, _id: 'drafts.faq-many-32', _type: 'faq' })
  await enterPreview(page, sandbox)
  const entry = page.locator('details', { has: getQuestion(page, 32) })
  await expect(entry).toHaveAttribute('data-sanity', /faq-many-32/)
  await getQuestion(page, 32).click()
  await expect(entry).toContainText(DRAFT)
  // Its text carries the mark of its field.
  const text = (await entry.locator('.disclosure-body').textContent()) ?? ''
  expect(text).not.toBe(DRAFT)
  expect(stegaClean(text)).toBe(DRAFT)
})

test('a shared draft has the answers to its own questions, without a session', async ({ sandbox, browser }) => {
  await listQuestions(sandbox, 32)
  const content = await sandbox.content()
  const question = await content.getDocument('faq-many-32')
  const home = await content.getDocument<{ _type: string; faq: { questions: object[] } }>('personalPage')
  const reference = { _type: 'reference', _key: 'new', _ref: 'faq-many-new', _weak: true }
  await content
    .transaction()
    .create({ ...question, question: 'What is new?', answer: draftAnswer, _id: 'drafts.faq-many-new', _type: 'faq' })
    .create({ ...home, _id: 'drafts.personalPage', _type: 'personalPage' })
    .patch('drafts.personalPage', (patch) => patch.append('faq.questions', [reference]))
    .commit()
  const link = await shareDraft(sandbox, 'personalPage')
  const reader = await browser.newPage()
  waitForScripts(reader)
  await reader.goto(link)
  await reader.getByText('What is new?').click()
  await expect(reader.getByText(DRAFT)).toBeVisible()
  await getQuestion(reader, 31).click()
  await expect(getAnswer(reader, 31)).toBeVisible()
  expect(await reader.context().cookies()).toEqual([])
  await reader.close()
  expect((await fetch(`${sandbox.url}/questions/faq-many-new`)).status).toBe(404)
})

test('a question whose answer is elsewhere adds few bytes to the page', async ({ sandbox }) => {
  const measure = async (count: number) => {
    await listQuestions(sandbox, count)
    // The front door puts the data into a file of its own.
    const response = await fetch(sandbox.url, { headers: { 'accept-encoding': 'br' } })
    const html = await response.text()
    const [data = ''] = /\/_next\/static\/page\/data-[^" ]+/.exec(html) ?? []
    return html.length + (await read(sandbox, data)).length
  }
  const [few, many] = [await measure(60), await measure(180)]
  expect((many - few) / 120).toBeLessThan(MAX_BYTES_EACH)
})
