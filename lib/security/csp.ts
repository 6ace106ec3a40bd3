import { hash } from 'node:crypto'
import type { Settings } from '#lib/env.ts'

const SELF = "'self'"
const INLINE = "'unsafe-inline'"
const NONE = ["'none'"]

/** Directives of all documents. The Studio frames the site on the same origin; other sites may not. */
const shared = {
  'default-src': [SELF],
  'frame-ancestors': [SELF],
  'form-action': [SELF],
  'base-uri': NONE,
  'object-src': NONE,
}

const createPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries({ ...shared, ...directives })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

const AMPLITUDE_INGESTION = 'https://api2.amplitude.com'
const AMPLITUDE_REMOTE_CONFIG = 'https://sr-client-cfg.amplitude.com'

const GOOGLE_TAGS = 'https://www.googletagmanager.com'
/** Hosts of measurement tags in the container (Google's guide to content security policies). */
const GOOGLE_MEASUREMENT = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GOOGLE_TAGS]

/** The inline script of `GoogleTagManager` in @next/third-parties, which starts its data layer. */
const GTM_INIT_HASH = "'sha256-mjAPvJKRBATPwtDkDe1t+tw2mbmVjgXVfYImJfeAdz8='"

const getOrigin = (url: string | undefined, fallback: string) => (url === undefined ? fallback : new URL(url).origin)

function listAnalyticsHosts(hosts: Settings) {
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

function listContentHosts({ embedded, projectId }: Settings) {
  if (embedded) return { images: [], connect: [] }
  const api = `${projectId}.api.sanity.io`
  return { images: ['https://cdn.sanity.io'], connect: [`https://${api}`, `wss://${api}`] }
}

/** The inline code of a document: its scripts, its style elements and attributes. */
export interface InlineCode {
  scripts: readonly string[]
  styles: readonly string[]
}

const toHashSource = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`

/**
 * Creates the content security policy of public pages: this origin, and other hosts only if the settings name them.
 *
 * @param inline all inline code of a document, allowed by hash. Other documents need `'unsafe-inline'`, since Next's
 * scripts in prerendered pages cannot have a nonce.
 */
export function createSiteCsp(settings: Settings, inline?: InlineCode) {
  const analytics = listAnalyticsHosts(settings)
  const content = listContentHosts(settings)
  const api = settings.API_HOST === undefined ? [] : [new URL(settings.API_HOST).origin]
  const development = settings.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []
  const scripts = inline ? [...inline.scripts.map(toHashSource), ...analytics.inlineScripts] : [INLINE]
  // Without 'unsafe-hashes' a hash allows style elements only, no attributes.
  const styles = inline ? ["'unsafe-hashes'", ...inline.styles.map(toHashSource)] : [INLINE]
  return createPolicy({
    'script-src': [SELF, ...scripts, ...analytics.scripts, ...development],
    'script-src-attr': NONE,
    'style-src': [SELF, ...styles],
    'img-src': [SELF, 'data:', ...content.images, ...analytics.images],
    'media-src': [SELF, ...content.images],
    'font-src': [SELF],
    'connect-src': [...new Set([SELF, ...content.connect, ...api, ...analytics.connect])],
    'frame-src': NONE,
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'form-action': [SELF, ...api],
  })
}

const cloud = {
  connect: ['https://*.sanity.io', 'wss://*.sanity.io', 'https://*.sanity.work', 'https://sanity-cdn.com'],
  fonts: ['https://design-system-static.sanity.io'],
  images: ['https://cdn.sanity.io', 'https://*.googleusercontent.com', 'https://www.gravatar.com'],
}

/**
 * Creates the content security policy of `/studio`. With the embedded store it blocks the Studio's requests to other
 * hosts (a web font, a version check, a feedback probe), which no setting disables.
 */
export function createStudioCsp({
  embedded,
  NODE_ENV,
  SITE_URL,
}: Pick<Settings, 'embedded' | 'NODE_ENV' | 'SITE_URL'>) {
  // Pictures have the site's public address, also where the Studio was opened under another one, such as 127.0.0.1.
  const { connect, images, fonts } = embedded ? { connect: [], images: [new URL(SITE_URL).origin], fonts: [] } : cloud
  return createPolicy({
    'script-src': [SELF, INLINE, ...(NODE_ENV === 'development' ? ["'unsafe-eval'"] : [])],
    'style-src': [SELF, INLINE],
    'img-src': [SELF, 'data:', 'blob:', ...images],
    'media-src': [SELF, 'blob:', ...images],
    'font-src': [SELF, 'data:', ...fonts],
    'connect-src': [SELF, ...connect],
    'frame-src': [SELF],
    'worker-src': [SELF, 'blob:'],
  })
}
