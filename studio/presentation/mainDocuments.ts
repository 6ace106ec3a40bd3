import { defineDocuments } from 'sanity/presentation'
import { inLanguage, toIdInLanguage } from '#lib/content/languages.ts'
import { editions, listEditions, listPaths } from '#lib/editions.ts'
import { type Locale, locales } from '#lib/i18n/locales.ts'
import { getPageHref, toLocalizedPath } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { QUESTION_PATH } from '#lib/links/questions.ts'
import { pageList, type PageName, pages } from '#lib/pages.ts'

const listRoutes = (locale: Locale, name: PageName, ...paths: string[]) =>
  listEditions(name)
    .map((edition) => editions[edition])
    .filter((edition) => edition.locale === locale)
    .flatMap(({ home }) => paths.map((path) => getPageHref(home, path)))

const singletonRoutes = pageList
  .filter(({ type }) => type !== 'legalPolicy')
  .flatMap(({ name, path, type }) =>
    locales.map((locale) => ({
      route: listRoutes(locale, name, path.replace('{partner}', DEFAULT_PARTNER)),
      filter: '_id == $id',
      params: { id: toIdInLanguage(type, locale) },
    })),
  )

/** GROQ condition for the landing page of the parameter `$path`; only the English document has the path. */
const atLandingPath =
  '(_type == "landingPage" && (path == $path || _id == *[_type == "landingPage" && path == $path][0]._id + "-fr"))'

/**
 * Extends a GROQ condition by the landing page whose form is open, in the parameter `$open`: while its path is being typed,
 * none is at the path that the preview shows, and Presentation would close the form.
 */
const orOpen = (found: string) => `(${found} || _id == $open && count(*[${found}]) == 0)`

/** Returns the id of the landing page whose form is open beside the preview; empty without one. */
const getOpenLanding = () => /\/presentation\/landingPage\/([^/;]+)/.exec(globalThis.location?.pathname)?.[1] ?? ''

const pageTypes = new Set<string>([...pageList.map(({ type }) => type), 'landingPage', 'policyVersion'])

/** Says whether documents of a type are the main document of a page, not a part of one. */
export const isPageType = (type: string): boolean => pageTypes.has(type)

interface RouteParams {
  params: Record<string, string>
}

/** The main document of each route, the most specific first: `/:slug` also matches the home page of a language. */
export const mainDocuments = defineDocuments([
  ...singletonRoutes,
  {
    route: (['link', 'scan'] as const).flatMap((name) =>
      listPaths(name, pages[name].path.replace('{partner}', ':partner')),
    ),
    filter: '_type == "partner" && (slug.current == $partner || $partner in formerSlugs)',
    params: ({ params }) => ({ partner: params['partner'] ?? '' }),
  },
  ...(['fr-CA', 'en-CA'] as const).flatMap((language) => [
    {
      route: listRoutes(language, 'privacy', '/:slug/history/:number', '/:slug/history/:number/since/:earlier'),
      filter: `_type == "policyVersion" && policy->slug.current == $slug && string(number) == $number && ${inLanguage}`,
      params: ({ params }: RouteParams) => ({ slug: params['slug'] ?? '', number: params['number'] ?? '', language }),
    },
    {
      route: listRoutes(language, 'home', QUESTION_PATH.replace('{question}', ':question')),
      filter: '_type == "faq" && _id == $id',
      params: ({ params: { question = '' } }: RouteParams) => ({ id: toIdInLanguage(question, language) }),
    },
    {
      route: listRoutes(language, 'privacy', '/:slug', '/:slug/history'),
      filter: orOpen(`(_type == "legalPolicy" && slug.current == $slug || ${atLandingPath}) && ${inLanguage}`),
      params: ({ params: { slug = '' } }: RouteParams) => ({
        slug,
        path: `/${slug}`,
        language,
        open: getOpenLanding(),
      }),
    },
    {
      route: [toLocalizedPath('/:folder/:page', language)],
      filter: orOpen(`${atLandingPath} && ${inLanguage}`),
      params: ({ params: { folder = '', page = '' } }: RouteParams) => ({
        path: `/${folder}/${page}`,
        language,
        open: getOpenLanding(),
      }),
    },
  ]),
])
