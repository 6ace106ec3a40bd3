import type { SanityClient } from '@sanity/client'
import { createNewVersions } from '#lib/policies/versions.ts'

interface Document {
  _id: string
  _type: string
  slug?: { _type: 'slug'; current: string }
  [field: string]: unknown
}

/** An endless sequence of documents. */
export type Documents = Generator<Document, never>

/** Creates versions of policies as publishing does: the first of each policy, then the second. */
function* createVersions(policies: readonly Document[]): Documents {
  for (let number = 0; ; number += 1) {
    for (const policy of policies) {
      yield* createNewVersions({ policyId: policy._id, next: policy, published: null, newest: { number } })
    }
  }
}

function* createRedirects(): Documents {
  for (let number = 1; ; number += 1) {
    yield { _id: `redirect-${number}`, _type: 'redirect', from: `/offer-${number}`, to: '/business', permanent: false }
  }
}

/** Copies documents in turn, each with its own id and slug. */
function* copyDocuments(originals: readonly Document[], prefix = ''): Documents {
  for (let number = 1; ; number += 1) {
    for (const original of originals) {
      const { _id, slug } = original
      const address = slug && { slug: { ...slug, current: `${slug.current}-${number}` } }
      yield { ...original, ...address, _id: `${prefix}${_id}-copy-${number}` }
    }
  }
}

/**
 * Creates the documents that a site collects over years. Pages read versions, redirects, partners and published
 * questions as whole lists; images and drafts, which are on no page, are the most common.
 *
 * @param content holds the seed content
 * @throws Error when the seed has no document of a type to copy
 */
export async function createDocuments(content: SanityClient): Promise<Documents> {
  const fetchOriginals = async (type: string) => {
    const found = await content.fetch<Document[]>('*[_type == $type]', { type })
    if (found.length === 0) throw new Error(`The seed has no ${type} to copy.`)
    return found
  }
  const questions = await fetchOriginals('faq')
  const shares: [documents: Documents, percent: number][] = [
    [createVersions(await fetchOriginals('legalPolicy')), 3],
    [createRedirects(), 5],
    [copyDocuments(await fetchOriginals('partner')), 2],
    [copyDocuments(questions), 5],
    [copyDocuments(questions, 'drafts.'), 40],
    [copyDocuments(await fetchOriginals('sanity.imageAsset')), 45],
  ]
  function* mixDocuments(): Documents {
    for (;;) {
      for (const [documents, count] of shares) {
        for (let taken = 0; taken < count; taken += 1) yield documents.next().value
      }
    }
  }
  return mixDocuments()
}
