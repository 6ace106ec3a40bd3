/** Path of the error page (`app/(site)/[edition]/unavailable/page.tsx`). */
export const ERROR_PAGE_PATH = '/unavailable'

/** Headers of an error. */
export const NOT_STORED = { 'cache-control': 'private, no-store' } as const

/** Headers of an error that is over in some seconds. */
export const RETRY_SOON = { ...NOT_STORED, 'retry-after': '5' } as const
