import { studioContentSecurityPolicy } from './studio-csp.ts'

/** A header a response leaves with. */
export type Header = readonly [name: string, value: string]

/** What no page of the site asks a browser for; without this line a script that got in could. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

const TWO_YEARS = 63_072_000

/** The Studio shows the site in a frame of its own page; nobody else may. */
const SITE_POLICY = "frame-ancestors 'self'"

const isStudio = (path: string) => path === '/studio' || path.startsWith('/studio/')

interface Circumstances {
  /** The site's public address; with https, browsers are told to stay with it. */
  siteUrl: string
  /** True while content lives in the site's own store. */
  embedded: boolean
  development: boolean
}

/**
 * The security headers of every answer by its path. Set at run time, since they follow the settings.
 */
export function securityHeaders({
  siteUrl,
  embedded,
  development,
}: Circumstances): (path: string) => readonly Header[] {
  const shared: Header[] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS.map((feature) => `${feature}=()`).join(', ')],
  ]
  if (new URL(siteUrl).protocol === 'https:') {
    shared.push(['strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`])
  }
  const studio: Header[] = [
    ...shared,
    ['content-security-policy', studioContentSecurityPolicy({ embedded, development })],
  ]
  const site: Header[] = [...shared, ['content-security-policy', SITE_POLICY]]
  return (path) => (isStudio(path) ? studio : site)
}
