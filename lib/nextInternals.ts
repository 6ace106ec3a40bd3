/**
 * What this project relies on in Next 16.4 without a promise of its documentation: the markup of rendered documents,
 * names of files, headers and cookies. `tests/unit/server/nextInternals.test.ts` and `tests/e2e/nextInternals.spec.ts` name
 * what an upgrade has changed. `server/nextCacheHandler.ts` extends Next's cache.
 */

/** Folder of the files of the build, and the prefix of their paths. */
export const BUILD_FOLDER = '/_next'
export const BUILD_FILES = '/_next/'

/** Path prefix of scripts and stylesheets, and their folder. */
export const CHUNKS_PATH = '/_next/static/chunks/'
export const CHUNKS_FOLDER = '.next/static/chunks'

/** Patterns of the markup, each the form in which React and Next write it. */
export const markup = {
  /** An external script. */
  scriptFile: /<script src="(\/_next\/static\/[^"<>]+)"(?: id="_R_")? async=""><\/script>/g,
  /** An inline script: the bootstrap, and the data React hydrates from. */
  inlineScript: /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g,
  /** A preload hint, which would fetch a script before the first paint. */
  scriptHint: /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+"\/>/g,
  /** Polyfills for browsers without modules, which run none of the other scripts either. */
  polyfills: /<script src="\/_next\/static\/[^"<>]+" noModule=""><\/script>/,
  stylesheet: /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w-]+)\.css" data-precedence="next"\/>/g,
} as const

/** The hint to connect to the page's own origin for fonts, whose preloads follow at once. */
export const OWN_PRECONNECT = '<link rel="preconnect" href="/" crossorigin=""/>'

/** Start of the empty document of a page that was not found while it rendered. */
export const EMPTY_DOCUMENT = '<html id="__next_error__"'

/** Header that says from where a prerendered page came: a state of {@link PRERENDERED_STATES}, or `STALE`. */
export const CACHE_HEADER = 'x-nextjs-cache'
export const PRERENDERED_STATES: readonly string[] = ['HIT', 'MISS', 'PRERENDER']

/** Headers of a document that only Next's router reads. */
export const ROUTER_HEADERS = [CACHE_HEADER, 'x-nextjs-prerender', 'x-nextjs-stale-time']

/** Headers by which Next or a client requests something other than the document. */
export const SPECIAL_HEADERS = /^(rsc|next-.+|x-prerender-revalidate.*|x-middleware-.+)$/

/** Header with the id of a server action. */
export const ACTION_HEADER = 'next-action'
export const ACTION_ID = /^[0-9a-f]{40,42}$/

/** Parameter that Next adds to its own requests, and removes from the query that the proxy sees. */
export const ROUTER_PARAMETER = '_rsc'

/** Cookie of the draft mode, and that of the former preview mode. */
export const DRAFT_MODE_COOKIE = '__prerender_bypass'
export const PREVIEW_DATA_COOKIE = '__next_preview_data'

/** The list of the pages that a build rendered, as an object by path under `routes`. */
export const PRERENDER_MANIFEST = '.next/prerender-manifest.json'

/** Next loads `.env` itself unless this variable marks it as loaded, even when `ENV_FILE` is empty. */
export const loadedEnvironment = { __NEXT_PROCESSED_ENV: 'true' }

export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'
