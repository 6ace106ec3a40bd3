import { z } from 'zod'

/** Calls refuse URLs with a user name or password. */
const webAddress = z
  .url({ abort: true, protocol: /^https?$/ })
  .refine((address) => !/\/\/[^/?#]*@/.test(address), 'must have no user name or password')

/** Files of secrets and `docker --env-file` may add to a value, with which it is another one. */
const exactText = z
  .string()
  .refine((value) => value === value.trim(), 'must not begin or end with a space or a line break')
  .refine((value) => !/^(["']).*\1$/s.test(value), 'must not be in quotes')

const secret = (length: number) => exactText.min(length, `must have at least ${length} characters`)

/** Sent in headers. */
const token = exactText.regex(/^[!-~]+$/, 'must be letters, digits and signs of ASCII, without spaces')

const integer = (min: number, max: number) =>
  z.string().trim().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(min).max(max))

const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message)

const SENDER = /^("?[^"<>\r\n]*"?\s*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/

/** Programs that connect decode the name and the password. */
const isDecodable = (address: string) => {
  const { username = '', password = '' } = URL.parse(address) ?? {}
  try {
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}

const DECODABLE = 'must have its name and password URL-encoded, such as %25 for %'

const hostName = matching(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name without a protocol')

const siteAddress = webAddress
  .refine((address) => {
    const { pathname, search, hash } = new URL(address)
    return `${search}${hash}` === '' && /^\/+$/.test(pathname)
  }, 'must be a protocol and a host alone, such as https://www.example.com')
  .transform((address) => new URL(address).origin)

const toList = (text: string) => text.split(',').map((part) => part.trim())

const allowedOrigin = z.string().refine((origin) => {
  const { protocol, hostname, origin: parsed } = URL.parse(origin) ?? {}
  return parsed === origin && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'))
}, 'must be origins such as https://studio.example.com, separated by commas; http is for localhost only')

/** Ten characters of the team, and the identifier of the app's bundle. */
const appleAppId = matching(
  /^[A-Z0-9]{10}\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/,
  'must be ids such as ABCDE12345.com.example.app (team and bundle), separated by commas',
)

const androidPackage = matching(
  /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/,
  'must be the name of a package, such as com.example.app',
)

const fingerprint = matching(
  /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/i,
  'must be SHA-256 fingerprints of 32 bytes, such as 14:6D:…:E5, separated by commas',
).toUpperCase()

/** All server-side settings: nothing else reads one from `process.env`. `.env.example` lists them, which a test checks. */
const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: integer(0, 65535).default(3000),
    /** Address to listen on; `localhost` means both loopback addresses, IPv4 and IPv6. */
    HOST: matching(/^[a-zA-Z0-9.:-]+$/, 'must be an address, such as 0.0.0.0, or localhost').default('localhost'),
    /** Number of reverse proxies in front of the site, whose forwarded headers are trusted. */
    TRUSTED_PROXIES: integer(0, 5).default(0),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    METRICS_TOKEN: secret(16).optional(),
    DATA_DIR: exactText.default('.data'),
    SITE_URL: siteAddress.optional(),
    /** Origins of other sites that may call the embedded store (CORS). */
    STUDIO_ALLOWED_ORIGINS: z.string().transform(toList).pipe(z.array(allowedOrigin)).default([]),

    STUDIO_ADMIN_EMAIL: z.email().optional(),
    STUDIO_ADMIN_PASSWORD: secret(12).optional(),

    SANITY_PROJECT_ID: matching(/^[a-z0-9-]+$/, 'may hold only a–z, 0–9 and dashes').optional(),
    SANITY_DATASET: matching(/^[a-z0-9][a-z0-9_-]*$/, 'may hold only a–z, 0–9, _ and dashes').default('production'),
    SANITY_API_READ_TOKEN: token.optional(),
    SANITY_API_WRITE_TOKEN: token.optional(),
    SANITY_REVALIDATE_SECRET: secret(16).optional(),

    /** PostgreSQL URL for the leads; by default they are stored in `leads.sqlite` in DATA_DIR. */
    DATABASE_URL: z
      .url({ abort: true, protocol: /^postgres(ql)?$/ })
      .refine(isDecodable, DECODABLE)
      .optional(),
    /** Signs form tokens and unsubscribe links; changing it invalidates links in sent messages. */
    LEADS_SIGNING_SECRET: secret(32).optional(),
    /** Recipient of notices of new leads; by default the partners mailbox of the site settings. */
    LEADS_TEAM_EMAIL: z.email().optional(),
    LEADS_WEBHOOK_URL: webAddress.optional(),
    LEADS_WEBHOOK_SECRET: secret(16).optional(),
    /** Mail server; by default messages are written as .eml files to the folder `mail` in DATA_DIR. */
    SMTP_URL: z
      .url({ abort: true, protocol: /^smtps?$/, hostname: /./ })
      .refine(isDecodable, DECODABLE)
      .optional(),
    /** An email address, or a name with an address in angle brackets. */
    MAIL_FROM: matching(SENDER, 'must be an email address, or a name with an address in angle brackets').optional(),
    API_HOST: siteAddress.optional(),

    /** Whether visits are counted, in numbers of a day; nothing of a visitor is stored either way. */
    COUNT_VISITS: z.stringbool().default(true),

    /** Whether the links of published content to other sites are checked, by requests of this server. */
    CHECK_LINKS: z.stringbool().default(false),

    /** Public: sent to browsers after opt-in. Without it analytics is not initialised. */
    AMPLITUDE_API_KEY: token.optional(),
    AMPLITUDE_SERVER_URL: webAddress.optional(),
    AMPLITUDE_REMOTE_CONFIG_URL: webAddress.optional(),
    GTM_ID: matching(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX').optional(),
    GTM_SCRIPT_URL: webAddress.optional(),

    /** Apps that open a partner's link in place of the browser, on iOS and on Android. */
    APPLE_APP_IDS: z.string().transform(toList).pipe(z.array(appleAppId)).optional(),
    ANDROID_APP_PACKAGE: androidPackage.optional(),
    ANDROID_APP_FINGERPRINTS: z.string().transform(toList).pipe(z.array(fingerprint)).optional(),

    /** Set by the start scripts: their front door sets security headers and compresses, so Next must not. */
    FRONT_DOOR: z.stringbool().default(false),
    /** Set by Vercel: the kind of deployment, its host, and the host of the production deployment. */
    VERCEL_ENV: z.enum(['production', 'preview', 'development']).optional(),
    VERCEL_URL: hostName.optional(),
    VERCEL_PROJECT_PRODUCTION_URL: hostName.optional(),

    STORE_URL: webAddress.optional(),
    /** Webhook URL of the embedded store; set by the start script. Until then webhooks are queued. */
    REVALIDATE_URL: webAddress.optional(),
  })
  .superRefine((settings, context) => {
    const need = (name: keyof typeof settings, reason: string) => {
      if (settings[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: reason })
    }
    if (settings.STUDIO_ADMIN_EMAIL) need('STUDIO_ADMIN_PASSWORD', 'is needed with STUDIO_ADMIN_EMAIL')
    if (settings.STUDIO_ADMIN_PASSWORD) need('STUDIO_ADMIN_EMAIL', 'is needed with STUDIO_ADMIN_PASSWORD')
    if (settings.ANDROID_APP_PACKAGE) need('ANDROID_APP_FINGERPRINTS', 'is needed with ANDROID_APP_PACKAGE')
    if (settings.ANDROID_APP_FINGERPRINTS) need('ANDROID_APP_PACKAGE', 'is needed with ANDROID_APP_FINGERPRINTS')
    if (settings.SANITY_PROJECT_ID === undefined) return
    need('SANITY_API_READ_TOKEN', 'is needed with SANITY_PROJECT_ID, to show drafts')
    need('SANITY_REVALIDATE_SECRET', 'is needed with SANITY_PROJECT_ID; give the same secret to the webhook there')
    if (settings.DATABASE_URL === undefined) return
    // These settings imply several instances, which must not keep state that the others lack.
    need('SMTP_URL', 'is needed with DATABASE_URL and SANITY_PROJECT_ID: messages in files of one instance get lost')
    need('LEADS_SIGNING_SECRET', 'is needed with DATABASE_URL and SANITY_PROJECT_ID, the same for every instance')
  })

export const settingNames: readonly string[] = Object.keys(schema.shape)

export type Settings = ReturnType<typeof readSettings>

const EMBEDDED_PROJECT_ID = 'local'

function getPublicUrl(settings: z.infer<typeof schema>): string {
  const { PORT, SITE_URL, VERCEL_ENV, VERCEL_URL, VERCEL_PROJECT_PRODUCTION_URL } = settings
  const host = VERCEL_ENV === 'production' ? (VERCEL_PROJECT_PRODUCTION_URL ?? VERCEL_URL) : VERCEL_URL
  const defaultUrl = host === undefined ? `http://localhost:${PORT}` : `https://${host}`
  return SITE_URL ?? defaultUrl
}

/** Validates an environment; a blank string counts as unset. @throws Error with one sentence per wrong setting */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Wrong setting. ${sentences.join('. ')}. See .env.example.`)
  }
  const settings = parsed.data
  return {
    ...settings,
    SITE_URL: getPublicUrl(settings),
    /** True when no Sanity project is set: content lives in the embedded store (`store/`). */
    embedded: settings.SANITY_PROJECT_ID === undefined,
    projectId: settings.SANITY_PROJECT_ID ?? EMBEDDED_PROJECT_ID,
  }
}

let settings: Settings | undefined

/** Returns the settings of this process, read on first use. */
export const env = (): Settings => (settings ??= readSettings(process.env))

/** Returns the URL by which this machine reaches the site. */
export function getLocalUrl({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const isReachableOnLoopback = HOST === 'localhost' || HOST === '0.0.0.0' || HOST === '::'
  if (isReachableOnLoopback) return `http://127.0.0.1:${PORT}`
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}
