import type { BadgeTone } from '@sanity/ui'
import { createImageUrlBuilder } from '@sanity/image-url'
import { getPublishedId, useFormValue } from 'sanity'
import * as z from 'zod'
import { toIdInLanguage, getLanguage, getLanguageOfId } from '#lib/content/languages.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { pageList } from '#lib/pages.ts'
import { useQuery } from '#studio/kit/requests.ts'

/** Describes a text's length against its maximum. */
export function describeLength(length: number, max: number): { text: string; tone: BadgeTone } {
  const count = `${length} of ${max} characters`
  if (length > max) return { text: `${count}: ${length - max} too many, the end is cut off`, tone: 'critical' }
  if (length === 0) return { text: `${count}: nothing to show yet`, tone: 'caution' }
  if (length < max / 2) return { text: `${count}: there is room to say more`, tone: 'caution' }
  return { text: count, tone: 'positive' }
}

const fillPartner = (text: string) => text.replace('{partner}', DEFAULT_PARTNER)

/** Where a document's page is, and the name of the sharing image that the site draws. */
export interface PreviewedPage {
  path: string
  picture: string | undefined
}

/** Finds the page of a document at a fixed path. @param slug of a policy */
export function findSearchPreviewPage(
  type: string,
  slug: string | undefined,
  locale: Locale = defaultLocale,
): PreviewedPage {
  const path = `/${slug ?? ''}`
  const page = pageList.find((row) => row.type === type && (type !== 'legalPolicy' || row.path === path))
  if (!page) return { path: toLocalizedPath(path, locale), picture: undefined }
  const picture = page.sharingImage && toLocalizedPath(`/${fillPartner(page.sharingImage)}`, locale).slice(1)
  return { path: toLocalizedPath(fillPartner(page.path), locale), picture }
}

/** The paths of a landing page, of which any may be missing. */
interface LandingPaths {
  edited?: string | null | undefined
  /** Undefined if the page is not published in the language. */
  published?: string | null | undefined
}

/** Finds the page of a landing page. The site draws pictures of published ones only. */
export const findLandingPreviewPage = ({ edited, published }: LandingPaths, locale: Locale): PreviewedPage => ({
  path: toLocalizedPath(edited || '/', locale),
  picture: published ? toLocalizedPath(`/landing${published}`, locale).slice(1) : undefined,
})

const landingPathsQuery = `{
  "edited": coalesce(*[_id == $layer && $layer != $english][0].path, *[_id == "drafts." + $english][0].path, *[_id == $english][0].path),
  "published": select(count(*[_id == $id]) > 0 => *[_id == $english][0].path)
}`

const landingPaths = z.object({ edited: z.string().nullable(), published: z.string().nullable() })

/** Finds the page of the landing page in the form. Its path is in the English document. */
export function useLandingPreviewPage(): PreviewedPage {
  const shown = String(useFormValue(['_id']))
  const id = getPublishedId(shown)
  const typed = useFormValue(['path'])
  const english = toIdInLanguage(id, defaultLocale)
  // The English document in the same release, where one is open.
  const layer = toIdInLanguage(shown, defaultLocale)
  const stored = landingPaths.safeParse(useQuery(landingPathsQuery, { id, english, layer }, 'raw').data).data
  const edited = typeof typed === 'string' ? typed : stored?.edited
  return findLandingPreviewPage({ ...stored, edited }, getLanguageOfId(id))
}

/** An image field while it is edited, with crop and hotspot. */
export const chosenImage = z.looseObject({ asset: z.object({ _ref: z.string() }) })

type OptionalImage = z.infer<typeof chosenImage> | null | undefined

interface ImageOptions {
  /** Images in order of preference, the page's own first. */
  chosen: readonly OptionalImage[]
  /** Name of the image the site draws when none is chosen. */
  drawn: string | undefined
  client: Parameters<typeof createImageUrlBuilder>[0]
}

/** Social networks show no SVG. */
const isUsable = (image: OptionalImage) => image && !image.asset._ref.endsWith('-svg')

/** Returns a page's sharing image: the first usable one, else the one the site draws, if any. */
export function getSharingPicture({ chosen, drawn, client }: ImageOptions) {
  const image = chosen.find(isUsable)
  if (image) {
    const url = createImageUrlBuilder(client).image(image).width(1200).height(630).fit('crop').url()
    return { url, drawn: false }
  }
  return drawn === undefined ? undefined : { url: `/sharing-image/${drawn}`, drawn: true }
}

const siteSettings = z.object({
  productName: z.string().nullable(),
  titleSeparator: z.string().nullable(),
  image: chosenImage.nullable().catch(null),
})

const settingsQuery = '*[_id == $id][0]{productName, titleSeparator, image{asset, crop, hotspot}}'

/** Loads the site settings in the form's language, drafts included; undefined until loaded. */
export function useSiteSettings(): z.infer<typeof siteSettings> | undefined {
  const id = toIdInLanguage('siteSettings', getLanguage({ language: useFormValue(['language']) }))
  // The form itself reports a lost connection.
  return siteSettings.safeParse(useQuery(settingsQuery, { id }, 'drafts').data).data
}
