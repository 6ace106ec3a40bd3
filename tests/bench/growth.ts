import type { SanityClient } from '@sanity/client'
import { createNewVersions } from '#lib/policies/versions.ts'

interface Document {
  _id: string
  _type: string
  slug?: { _type: 'slug'; current: string }
  [field: string]: unknown
}

/** Documents without end. */
export type Documents = Generator<Document, never>

/** The versions of policies, as publishing changed texts makes them: the first of each, then the second. */
function* versions(policies: readonly Document[]): Documents {
  for (let number = 0; ; number += 1) {
    for (const policy of policies) {
      yield* createNewVersions({ policyId: policy._id, next: policy, published: null, newest: { number } })
    }
  }
}

function* redirects(): Documents {
  for (let number = 1; ; number += 1) {
    yield { _id: `redirect-${number}`, _type: 'redirect', from: `/offer-${number}`, to: '/business', permanent: false }
  }
}

/** Copies of documents in turn, each under an id and an address of its own. */
function* copies(originals: readonly Document[], prefix = ''): Documents {
  for (let number = 1; ; number += 1) {
    for (const original of originals) {
      const { _id, slug } = original
      const address = slug && { slug: { ...slug, current: `${slug.current}-${number}` } }
      yield { ...original, ...address, _id: `${prefix}${_id}-copy-${number}` }
    }
  }
}

/**
 * What a site collects with the years. Pages read versions, redirects, partners and published questions as whole
 * lists; most of all there will be pictures and drafts, which are on no page.
 *
 * @param content holds the content the site ships with
 * @throws Error when that has nothing to copy
 */
export async function createDocuments(content: SanityClient): Promise<Documents> {
  const originals = async (type: string) => {
    const found = await content.fetch<Document[]>('*[_type == $type]', { type })
    if (found.length === 0) throw new Error(`The seed has no ${type} to copy.`)
    return found
  }
  const questions = await originals('faq')
  const shares: [documents: Documents, ofAHundred: number][] = [
    [versions(await originals('legalPolicy')), 3],
    [redirects(), 5],
    [copies(await originals('partner')), 2],
    [copies(questions), 5],
    [copies(questions, 'drafts.'), 40],
    [copies(await originals('sanity.imageAsset')), 45],
  ]
  function* mixed(): Documents {
    for (;;) {
      for (const [documents, count] of shares) {
        for (let taken = 0; taken < count; taken += 1) yield documents.next().value
      }
    }
  }
  return mixed()
}
