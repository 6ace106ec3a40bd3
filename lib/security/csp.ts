import { createHash } from 'node:crypto'
import type { Settings } from '#lib/env.ts'

type Directives = Readonly<Record<string, readonly string[]>>

const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** The settings with other hosts that a page connects to. */
export type SiteHosts = Pick<
  Settings,
  | 'embedded'
  | 'projectId'
  | 'API_HOST'
  | 'AMPLITUDE_API_KEY'
  | 'AMPLITUDE_SERVER_URL'
  | 'AMPLITUDE_REMOTE_CONFIG_URL'
  | 'GTM_ID'
  | 'GTM_SCRIPT_URL'
>

const AMPLITUDE_INGESTION = 'https://api2.amplitude.com'
const AMPLITUDE_REMOTE_CONFIG = 'https://sr-client-cfg.amplitude.com'

const GOOGLE_TAGS = 'https://www.googletagmanager.com'
/** Hosts of measurement tags in the container (Google's guide to content security policies). */
const GOOGLE_MEASUREMENT = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GOOGLE_TAGS]

/** The inline script of `GoogleTagManager` in @next/third-parties, which starts its data layer. */
const GTM_INIT_HASH = "'sha256-mjAPvJKRBATPwtDkDe1t+tw2mbmVjgXVfYImJfeAdz8='"

const getOrigin = (url: string | undefined, otherwise: string) => (url === undefined ? otherwise : new URL(url).origin)

function listAnalyticsHosts(hosts: SiteHosts) {
  const amplitude = [
    getOrigin(hosts.AMPLITUDE_SERVER_URL, AMPLITUDE_INGESTION),
    getOrigin(hosts.AMPLITUDE_REMOTE_CONFIG_URL, AMPLITUDE_REMOTE_CONFIG),
  ]
  const connect = hosts.AMPLITUDE_API_KEY === undefined ? [] : amplitude
  if (hosts.GTM_ID === undefined) return { scripts: [], inlineScripts: [], images: [], connect }
  return {
    scripts: [getOrigin(hosts.GTM_SCRIPT_URL, GOOGLE_TAGS)],
    inlineScripts: [GTM_INIT_HASH],
    images: GOOGLE_MEASUREMENT,
    connect: [...connect, ...GOOGLE_MEASUREMENT],
  }
}

function listContentHosts({ embedded, projectId }: SiteHosts) {
  if (embedded) return { images: [], connect: [] }
  const api = `${projectId}.api.sanity.io`
  return { images: ['https://cdn.sanity.io'], connect: [`https://${api}`, `wss://${api}`] }
}

interface PolicyOptions {
  development?: boolean
  inlineStyles?: readonly string[] | undefined
}

/** Returns the sources that allow exactly the given `style` attributes and elements. */
function hashStyles(styles: readonly string[]): string[] {
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return hashes.length > 0 ? ["'unsafe-hashes'", ...hashes] : []
}

/**
 * Creates the content security policy of public pages: this origin, and other hosts only if the settings name them.
 *
 * @param options.inlineStyles the inline styles of a document without inline scripts, which are allowed by hash, as is the
 * tag manager's script. Other documents need `'unsafe-inline'`, since Next's scripts in prerendered pages
 * cannot have a nonce.
 */
export function createSiteCsp(hosts: SiteHosts, { development = false, inlineStyles }: PolicyOptions = {}) {
  const analytics = listAnalyticsHosts(hosts)
  const content = listContentHosts(hosts)
  const api = hosts.API_HOST === undefined ? [] : [new URL(hosts.API_HOST).origin]
  return policyText({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(inlineStyles ? analytics.inlineScripts : ["'unsafe-inline'"]),
      ...analytics.scripts,
      ...(development ? ["'unsafe-eval'"] : []),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...(inlineStyles ? hashStyles(inlineStyles) : ["'unsafe-inline'"])],
    'img-src': ["'self'", 'data:', ...content.images, ...analytics.images],
    'media-src': ["'self'", ...content.images],
    'font-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...content.connect, ...api, ...analytics.connect])],
    'frame-src': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The Studio frames the site on the same origin; other sites may not.
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", ...api],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  })
}

const cloud = {
  connect: ['https://*.sanity.io', 'wss://*.sanity.io', 'https://*.sanity.work', 'https://sanity-cdn.com'],
  fonts: ['https://design-system-static.sanity.io'],
  images: ['https://cdn.sanity.io', 'https://*.googleusercontent.com', 'https://www.gravatar.com'],
}

/**
 * Creates the content security policy of `/studio`.
 *
 * With the embedded store the Studio connects to this origin only. Its own requests to other hosts (a web font, a
 * version check, a feedback probe) cannot be disabled by a setting, so they are blocked here. Inline scripts are Next's
 * own.
 */
export function createStudioCsp({ embedded, development }: { embedded: boolean; development?: boolean }) {
  const { connect, images, fonts } = embedded ? { connect: [], images: [], fonts: [] } : cloud
  return policyText({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'media-src': ["'self'", 'blob:', ...images],
    'font-src': ["'self'", 'data:', ...fonts],
    'connect-src': ["'self'", ...connect],
    'frame-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  })
}
