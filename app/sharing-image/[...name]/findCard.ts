import type { SharingCard } from '#components/sharing-image/card.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { withRequestLocale } from '#lib/i18n/requestLocale.ts'
import { getPathLocale } from '#lib/links/homeLinks.ts'
import { policyRoutes } from '#lib/links/policies.ts'
import { waitlist, waitlistDrawing } from '../../(site)/[edition]/android-waitlist/data.ts'
import { loadBusinessDrawing } from '../../(site)/[edition]/business/data.ts'
import { loadHomeDrawing } from '../../(site)/[edition]/data.ts'
import { loadPolicyDrawing } from '../../(site)/[edition]/[policy]/data.ts'
import { estimateDrawing, estimatePage } from '../../(site)/[edition]/estimate/data.ts'
import { support, supportDrawing } from '../../(site)/[edition]/support/data.ts'
import { createPartnerCard } from '../../(site)/[edition]/v1/link/[partner]/data.ts'
import { getPartner } from '../../(site)/partner.ts'
import { type Drawing, sharingCard } from '../../(site)/sharingCards.ts'

const drawings = new Map<string, () => Promise<Drawing>>([
  ['home', loadHomeDrawing],
  ['business', loadBusinessDrawing],
  ['waitlist', async () => waitlistDrawing(await waitlist())],
  ['support', async () => supportDrawing(await support())],
  ['estimate', async () => estimateDrawing(await estimatePage())],
  ...policyRoutes.map((route) => [route, () => loadPolicyDrawing(route)] as const),
])

/**
 * Finds the card of a sharing image.
 *
 * @returns null for an unknown image; also for an unknown partner, so that invented URLs render nothing
 */
export function findCard(segments: readonly string[]): Promise<SharingCard | null> {
  const locale = getPathLocale(`/${segments[0]}`)
  const name = locale === defaultLocale ? segments : segments.slice(1)
  return withRequestLocale(locale, () => findNamedCard(name))
}

async function findNamedCard([name = '', value, ...rest]: readonly string[]): Promise<SharingCard | null> {
  if (rest.length > 0) return null
  if (name === 'link' && value !== undefined) {
    const partner = await getPartner(value)
    return partner.slug === value || partner.formerSlugs?.includes(value) ? createPartnerCard(partner) : null
  }
  const drawing = value === undefined ? drawings.get(name) : undefined
  return drawing ? sharingCard(name, await drawing()) : null
}
