import { policyText } from './policy.ts'

/** Hosts the Studio needs when content lives in Sanity's cloud. */
const cloud = {
  connect: ['https://*.sanity.io', 'wss://*.sanity.io', 'https://*.sanity.work', 'https://sanity-cdn.com'],
  fonts: ['https://design-system-static.sanity.io'],
  images: ['https://cdn.sanity.io', 'https://*.googleusercontent.com', 'https://www.gravatar.com'],
}

/**
 * The content security policy of `/studio`.
 *
 * Embedded, the Studio reaches this origin alone: what it tries on its own (a web font, a version check, a feedback
 * probe) is stopped here, since no setting switches it off. Inline scripts are Next's own.
 *
 * @param options.embedded true while content lives in the site's own store
 * @param options.development adds what hot reload needs
 */
export function studioContentSecurityPolicy({
  embedded,
  development = false,
}: {
  embedded: boolean
  development?: boolean
}): string {
  const connect = embedded ? [] : cloud.connect
  const images = embedded ? [] : cloud.images
  const fonts = embedded ? [] : cloud.fonts
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
