/**
 * Sanity's client in the major version of `sanity` itself, 8: only this one can replace `fetch`, which streams need. The
 * site has 7, `@sanity/client`, which `@sanity/visual-editing` needs. `tests/unit/packages.test.ts` compares the versions.
 */
export { createClient, type RawRequestOptions } from 'sanity-client'
