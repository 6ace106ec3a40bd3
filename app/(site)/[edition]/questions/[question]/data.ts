import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import {
  findOpenPages,
  loadLandingRoutes,
  loadListedQuestions,
  loadPageContent,
} from '#components/site-frame/pageContent.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import type { SharingCard } from '#components/sharing-image/card.ts'
import { inLanguage, toIdInLanguage } from '#lib/content/languages.ts'
import { toListedText } from '#lib/content/listedText.ts'
import { getSharedAddress } from '#lib/content/preview.ts'
import { questionLists } from '#lib/content/queries.ts'
import { QUESTION_TAGS } from '#lib/content/tags.ts'
import type { QuestionsQueryResult, Seo } from '#lib/content/sanity.types.ts'
import { MAX_DESCRIPTION_LENGTH, truncateAtWord } from '#lib/content/searchTitle.ts'
import { findAnchor } from '#lib/sections.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { findRouteById } from '#lib/landingPages/routes.ts'
import { businessHomes, getPageHref, isLandingHome, localeHomes, type SitePrefix } from '#lib/links/homeLinks.ts'
import { getQuestionName, getQuestionPath, MAX_ANSWERS } from '#lib/links/questions.ts'
import { getSectionHref } from '#lib/links/routes.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../../editions.ts'
import { createSharingCard } from '../../../pageExports.ts'

/** A question with the pages that list it. `isWhole` says whether the page has its answer too. A list, for none is no error. */
export const questionsQuery = defineQuery(`*[_type == "faq" && _id == $id && ${inLanguage}]{
  _id, _type, question, answer,
  "lists": ${questionLists}{
    _id, _type, "title": seo.title,
    "isWhole": count([
      ...faq.questions[defined(@->_id)][0...${MAX_ANSWERS}],
      ...sections[]{"first": questions[defined(@->_id)][0...${MAX_ANSWERS}]}.first[]
    ][_ref == ^.^._id]) > 0
  }
}`)

type Question = QuestionsQueryResult[number]

/** Loads a question that a page lists, by its name in paths, once per render; undefined for any other. */
export const findQuestion = cache(async (name: string): Promise<Question | undefined> => {
  const params = { id: toIdInLanguage(name, requestLocale()) }
  if (!(await loadListedQuestions()).has(params.id)) return undefined
  const [question] = await loadPageContent(questionsQuery, QUESTION_TAGS, undefined, { params })
  if (!question || getQuestionName(name) !== name) return undefined
  return { ...question, lists: await findOpenPages(question.lists) }
})

export type QuestionRoute = EditionRoute<{ question: string }>

/** Finds the page that lists a question, which has its header and footer: that of the visitor's home if possible. */
async function findListPage({ lists }: Question, home: SitePrefix) {
  const find = (type: string) => lists.find(({ _type }) => stegaClean(_type) === type)
  const anchor = `#${findAnchor('faq') ?? ''}` as const
  if (isLandingHome(home) || find(pages.home.type)) return { frame: home, list: getSectionHref(home, anchor) }
  const business = find(pages.business.type)
  if (business) {
    const frame = businessHomes[requestLocale()]
    const above = [{ path: pages.business.path, title: stegaClean(business.title) ?? '' }]
    return { frame, list: getSectionHref(frame, anchor), above }
  }
  const [landing] = lists
  const route = landing && findRouteById(await loadLandingRoutes(), landing._id)
  const path = route ? getPageHref(localeHomes[requestLocale()], route.path) : home
  return { frame: home, list: getSectionHref(path, anchor) }
}

const getSeo = ({ question, answer }: Question): Seo => {
  const text = toListedText(stegaClean(answer)).replaceAll(/\s+/g, ' ')
  return { _type: 'seo', title: question, description: truncateAtWord(text, MAX_DESCRIPTION_LENGTH) }
}

/** Loads the page of a question; 404 for one that no page lists. */
export async function loadQuestionPage({ params }: QuestionRoute) {
  const home = await getHome(params)
  const question = (await findQuestion((await params).question)) ?? notFound()
  const page = await findListPage(question, home)
  const list = getSharedAddress() ?? page.list
  return { home, question, seo: getSeo(question), ...page, list }
}

/** They are rendered on their first request. */
export const generateStaticParams = () => []

export async function createQuestionCard(question: Question): Promise<SharingCard> {
  const { title, description } = getSeo(question)
  const path = getQuestionPath('/', question._id).slice(1)
  return createSharingCard(path, { scene: 'day', motif: 'answer', headline: title, details: [description] })
}

/** Returns whether search engines may list an answer: not if a page has it too, or only pages that they may not list. */
async function isIndexable({ lists }: Question): Promise<boolean> {
  const routes = await loadLandingRoutes()
  return (
    lists.every(({ isWhole }) => !isWhole) && lists.some(({ _id }) => findRouteById(routes, _id)?.indexable !== false)
  )
}

export async function generateMetadata(route: QuestionRoute): Promise<Metadata> {
  const { question, seo } = await loadQuestionPage(route)
  const [path, card] = [getQuestionPath('/', question._id), await createQuestionCard(question)]
  return createPageMetadata({ seo, path, card, indexable: await isIndexable(question) })
}
