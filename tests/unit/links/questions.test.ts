import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { questionsQuery } from '#app/(site)/[edition]/questions/[question]/data.ts'
import { faqProjection } from '#components/sections/shared.query.ts'
import { listedQuestionsQuery } from '#lib/content/queries.ts'
import { getQuestionPath, parseQuestionPath } from '#lib/links/questions.ts'
import { getRouteKind } from '#lib/links/routeKind.ts'
import { resolveHref } from '#lib/links/resolveHref.ts'

describe('the page of a question', () => {
  it.each([
    ['/', 'faq-cost', '/questions/faq-cost'],
    ['/fr', 'faq-cost-fr', '/fr/questions/faq-cost'],
    ['/lp1', 'faq-cost', '/lp1/questions/faq-cost'],
    ['/business', 'faq-fees', '/questions/faq-fees'],
    ['/fr/business', 'faq-fees-fr', '/fr/questions/faq-fees'],
    ['/spring', 'faq-cost', '/spring/questions/faq-cost'],
  ] as const)('is within the home %s at the English id of %s', (home, id, path) => {
    expect(getQuestionPath(home, id)).toBe(path)
    expect(parseQuestionPath(path)).toBe(id.replace(/-fr$/, ''))
  })

  it.each(['/questions', '/questions/', '/questions/a/b', '/questions/drafts.a', '/questions/a%2Fb', '/support'])(
    'is not at %s',
    (path) => {
      expect(parseQuestionPath(path)).toBeUndefined()
    },
  )

  it('is a page that links lead to within their home', () => {
    expect(getRouteKind('/fr/lp1/questions/A_1-b')).toBe('page')
    expect(resolveHref('/fr', '/questions/faq-cost')).toBe('/fr/questions/faq-cost')
  })
})

const list = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _type: 'reference', _key: `q${index}`, _ref: `q${index}` }))

const QUESTIONS = list(40).map(({ _ref: _id }) => ({ _id, _type: 'faq', question: `${_id}?`, answer: [] }))

async function findLists(id: string, pages: readonly object[]) {
  const params = { id, language: 'en-CA' }
  const value = await evaluate(parse(questionsQuery, { params }), { dataset: [...QUESTIONS, ...pages], params })
  const found: { lists: { _id: string; isWhole: boolean }[] }[] = await value.get()
  return found.flatMap(({ lists }) => lists.map(({ _id, isWhole }) => [_id, isWhole]))
}

describe('the answer to a question', () => {
  const page = { _id: 'personalPage', _type: 'personalPage', faq: { questions: list(32) } }
  const landing = {
    _id: 'spring',
    _type: 'landingPage',
    sections: [
      { _key: 'a', _type: 'siteHero' },
      { _key: 'b', _type: 'siteFaq', questions: list(40).toReversed() },
    ],
  }

  it.each([
    ['q0', [page], [['personalPage', true]]],
    ['q29', [page], [['personalPage', true]]],
    ['q30', [page], [['personalPage', false]]],
    ['q33', [page], []],
    ['q5', [landing], [['spring', false]]],
    [
      'q31',
      [page, landing],
      [
        ['personalPage', false],
        ['spring', true],
      ],
    ],
  ])('%s is in the pages that list it among their first ones', async (id, pages, lists) => {
    expect(await findLists(id, pages)).toEqual(lists)
  })
})

it.each([
  [30, 30],
  [300, 30],
])('of %i questions a page has %i answers, and the further ones without', async (count, whole) => {
  const questions = list(count)
  const dataset = [
    { _id: 'page', _type: 'page', faq: { questions: [{ _key: 'gone', _ref: 'gone' }, ...questions] } },
    ...questions.map(({ _ref: _id }) => ({ _id, _type: 'faq', question: `${_id}?`, answer: ['Yes.'] })),
  ]
  const found = await (await evaluate(parse(`*[_type == "page"][0]{${faqProjection}}`), { dataset })).get()
  expect(found.faq.questions).toHaveLength(whole)
  expect(found.faq.questions).toContainEqual({
    _key: 'q29',
    _id: 'q29',
    _type: 'faq',
    question: 'q29?',
    answer: ['Yes.'],
  })
  expect(found.faq.furtherQuestions).toEqual(
    questions.slice(30).map(({ _ref: _id }) => ({ _key: _id, _id, _type: 'faq', question: `${_id}?` })),
  )
})

it('only questions that pages list have a page of their own', async () => {
  const landing = {
    _id: 'spring',
    _type: 'landingPage',
    sections: [{ _type: 'siteHero' }, { _type: 'siteFaq', questions: list(40).slice(38) }],
  }
  const pages = [
    { _id: 'personalPage', _type: 'personalPage', faq: { questions: [{ _key: 'gone', _ref: 'gone' }, ...list(2)] } },
    { _id: 'businessPage', _type: 'businessPage' },
    landing,
  ]
  const value = await evaluate(parse(listedQuestionsQuery), { dataset: [...QUESTIONS, ...pages] })
  const found: { faq: { questions: string[] } | null; sections: { questions: string[] | null }[] | null }[] =
    await value.get()
  const ids = found.flatMap(({ faq, sections }) => [faq, ...(sections ?? [])].flatMap((each) => each?.questions ?? []))
  expect(ids).toEqual(['q0', 'q1', 'q38', 'q39'])
})
