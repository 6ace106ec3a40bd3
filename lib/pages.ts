interface Page {
  /** Type of its document. Of a type other than `legalPolicy` there is one document, whose id equals the type. */
  type: string
  /** Public path under the root; a part in braces stands for any value. */
  path: `/${string}`
  /** What the Studio calls it. */
  title: string
  /** Whether it answers under every landing variant, or under the root only. */
  editions: 'all' | 'root'
  /** The role whose work its document is. */
  owner: 'marketer' | 'legal'
  /** Name of the picture the site draws for a shared link, below `/sharing-image`; a part in braces as in the path. */
  sharingImage?: string
  inSitemap: boolean
  /** Whether a link to its draft can be given to a reviewer. */
  shareable: boolean
}

/** What most pages are. */
const usual = { editions: 'all', owner: 'marketer', inSitemap: true, shareable: true } as const
const legal = { ...usual, type: 'legalPolicy', owner: 'legal' } as const

/**
 * The registry of pages. Routes, cache tags, ownership, sitemap, presentation, desk, search previews and sharing read
 * it: a new page is its folder below `app/(site)/[edition]`, its schema and a row here.
 */
export const pages = {
  home: { ...usual, type: 'personalPage', path: '/', title: 'Personal page', sharingImage: 'home' },
  business: {
    ...usual,
    type: 'businessPage',
    path: '/business',
    title: 'Business page',
    editions: 'root',
    sharingImage: 'business',
  },
  waitlist: {
    ...usual,
    type: 'waitlistPage',
    path: '/android-waitlist',
    title: 'Android waitlist',
    sharingImage: 'waitlist',
  },
  support: { ...usual, type: 'supportPage', path: '/support', title: 'Support', sharingImage: 'support' },
  estimate: { ...usual, type: 'estimatePage', path: '/estimate', title: 'Estimate', sharingImage: 'estimate' },
  privacy: { ...legal, path: '/privacy', title: 'Privacy policy', sharingImage: 'privacy' },
  terms: { ...legal, path: '/terms-of-use', title: 'Terms of use', sharingImage: 'terms' },
  cookies: { ...legal, path: '/cookie-policy', title: 'Cookie policy', sharingImage: 'cookies' },
  // Its visitors are led on at once, so there is no draft to look at.
  link: {
    ...usual,
    type: 'linkPage',
    path: '/v1/link/{partner}',
    title: 'Link page',
    sharingImage: 'link/{partner}',
    inSitemap: false,
    shareable: false,
  },
  scan: {
    ...usual,
    type: 'scanPage',
    path: '/signup/mobile/{partner}',
    title: 'Scan page',
    sharingImage: 'link/{partner}',
    inSitemap: false,
  },
  unsubscribe: {
    ...usual,
    type: 'unsubscribePage',
    path: '/unsubscribe',
    title: 'Unsubscribe',
    editions: 'root',
    inSitemap: false,
  },
  // Shown wherever there is no page; this path is one of those, for editors to see it.
  notFound: {
    ...usual,
    type: 'notFoundPage',
    path: '/page-not-found',
    title: 'Page not found',
    editions: 'root',
    inSitemap: false,
  },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

type SingletonPage = Exclude<(typeof pages)[PageName], { type: 'legalPolicy' }>

const isSingleton = (page: (typeof pages)[PageName]): page is SingletonPage => page.type !== 'legalPolicy'

const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)

/** The pages with their names, in the order of the registry. */
export const pageList: readonly (Page & { name: PageName })[] = Object.keys(pages)
  .filter(isPageName)
  .map((name) => ({ ...pages[name], name }))

/** The pages that have a document of their own type. */
export const singletonPages: readonly SingletonPage[] = Object.values(pages).filter(isSingleton)

/** The document types of the pages that are one role's work, each once. */
export const getPageTypes = (owner: Page['owner']): readonly string[] => [
  ...new Set(pageList.filter((page) => page.owner === owner).map(({ type }) => type)),
]
