import { expect, it } from 'vitest'
import { listAnswerPages } from '#app/sitemap.answers.ts'
import { listLandingRoutes } from '#lib/landingPages/routes.ts'
import { MAX_ANSWERS } from '#lib/links/questions.ts'
import { type LandingRow, landingRow } from '#tests/unit/landingPages/landingRow.ts'

const TODAY = '2027-04-01'

/** Ids of questions from the first on, so that those after {@link MAX_ANSWERS} are further ones. */
const questions = (count: number, first = 1) => Array.from({ length: count }, (_, index) => `q${first + index}`)

const home = (ids: readonly string[]) => ({
  _id: 'personalPage',
  _type: 'personalPage' as const,
  faq: { questions: [...ids] },
  sections: null,
})

const landing = (...lists: readonly (readonly string[])[]) => ({
  _id: 'spring',
  _type: 'landingPage' as const,
  faq: null,
  sections: [{ questions: null }, ...lists.map((ids) => ({ questions: [...ids] }))],
})

const routes = (fields: Partial<LandingRow> = {}) => listLandingRoutes([{ ...landingRow, ...fields }])

const [first = '', second = ''] = questions(2, MAX_ANSWERS + 1)

it.each([
  ['no answer that a page has', [home(questions(MAX_ANSWERS))], routes(), []],
  ['each answer beyond those of a page', [home(questions(MAX_ANSWERS + 2))], routes(), [first, second]],
  ['those beyond each list of a landing page', [landing(questions(MAX_ANSWERS + 1), ['q1'])], routes(), [first]],
  ['none that another page has', [home(questions(MAX_ANSWERS + 2)), landing([first])], routes(), [second]],
  [
    'one that only a page has that is over',
    [home(questions(MAX_ANSWERS + 2)), landing([first])],
    routes({ runsUntil: '2027-03-31' }),
    [first, second],
  ],
  ['none of a page that is over', [landing(questions(MAX_ANSWERS + 1))], routes({ runsUntil: '2027-03-31' }), []],
  ['none of a page that search engines may not list', [landing(questions(40))], routes({ indexable: false }), []],
] as const)('the sitemap lists %s', (_what, listing, landingRoutes, listed) => {
  expect(listAnswerPages([...listing], landingRoutes, TODAY)).toEqual(listed)
})
