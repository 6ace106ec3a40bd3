import { stegaClean } from '@sanity/client/stega'
import type { SharingCard } from '#components/sharing-image/card.ts'
import { isCoBranded } from '#components/sections/link/PartnerBrand.tsx'
import { share } from '#components/illustrations/Gauge.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { formatDay, formatDollars } from '#lib/content/format.ts'
import { imageUrl } from '#lib/content/images.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translate.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { businessPage } from './businessPage.content.ts'
import { partnerOf, type PartnerContent } from './partner.content.ts'
import { personalPage } from './personalPage.content.ts'
import { policy } from './policyPage.content.ts'
import { supportPage } from './supportPage.content.ts'
import { waitlistPage } from './waitlistPage.content.ts'

/** Where the pictures of shared pages are, below the root of the site. */
const FOLDER = '/sharing-image'

/** What a page adds to the picture every page has. */
type Drawing = Omit<SharingCard, 'path' | 'productName'>

async function home(): Promise<Drawing> {
  const { hero, phoneDemo } = await personalPage()
  const { figureAmount, result } = phoneDemo
  return {
    scene: 'dusk',
    headline: hero.headline,
    details: hero.badges?.map(({ label }) => label) ?? [],
    figure: {
      title: result.title,
      amount: formatDollars(figureAmount, defaultLocale),
      position: share(figureAmount, result.gaugeLowAmount, result.gaugeHighAmount),
    },
  }
}

async function business(): Promise<Drawing> {
  const { hero } = await businessPage()
  const { eyebrow, headline, facts, pipeline } = hero
  return {
    scene: 'dusk',
    eyebrow,
    headline,
    details: facts?.map(({ label }) => label) ?? [],
    exchange: [pipeline.inLabel, pipeline.backLabel],
  }
}

async function waitlist(): Promise<Drawing> {
  const { headline, text } = await waitlistPage()
  return { scene: 'day', headline, details: [text] }
}

async function support(): Promise<Drawing> {
  const { headline, text } = await supportPage()
  return { scene: 'day', headline, details: [text] }
}

const legal = (route: 'privacy' | 'terms' | 'cookies') => async (): Promise<Drawing> => {
  const { title, lastUpdated } = await policy(publicRoutes[route].path)
  const date = formatDay(stegaClean(lastUpdated), defaultLocale)
  return { scene: 'day', headline: title, details: [translate('legal.lastUpdated', { date })] }
}

/** The landing page's picture under both names; a partner's link promises the same. */
async function link(partner: PartnerContent): Promise<Drawing> {
  const drawing = await home()
  if (!isCoBranded(partner)) return drawing
  const { logoText, colour, logo, linkMessage } = partner
  return {
    ...drawing,
    ...(linkMessage ? { eyebrow: linkMessage } : {}),
    partner: { shortName: logoText, colour, ...(logo?.asset ? { logo: imageUrl(logo).height(256).url() } : {}) },
  }
}

/** The pages that have a picture of their own. */
const pages = {
  home,
  business,
  waitlist,
  support,
  privacy: legal('privacy'),
  terms: legal('terms'),
  cookies: legal('cookies'),
} as const

type PageWithCard = keyof typeof pages

const hasCard = (name: string): name is PageWithCard => Object.hasOwn(pages, name)

async function cardOf(name: string, drawing: Drawing): Promise<SharingCard> {
  const { productName } = await siteSettings()
  return stegaClean({ ...drawing, path: `${FOLDER}/${name}` as const, productName })
}

/** What the picture of a page shows. */
export const pageCard = async (page: PageWithCard): Promise<SharingCard> => cardOf(page, await pages[page]())

/** What the picture of a partner's link shows. */
export const partnerCard = async (partner: PartnerContent): Promise<SharingCard> =>
  cardOf(`link/${stegaClean(partner.slug)}`, await link(partner))

/**
 * What the picture at an address shows.
 *
 * @param segments of the address below the folder of the pictures
 * @returns null when there is none; an invented partner has none either, so that nothing is drawn for it
 */
export async function findCard([name = '', value, ...rest]: readonly string[]): Promise<SharingCard | null> {
  if (rest.length > 0) return null
  if (name === 'link' && value !== undefined) {
    const partner = await partnerOf(value)
    return stegaClean(partner.slug) === value ? partnerCard(partner) : null
  }
  return hasCard(name) && value === undefined ? pageCard(name) : null
}
