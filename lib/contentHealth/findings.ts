import { getPublishedId, isDraftId, isPublishedId } from '@sanity/client/csm'
import { isBlank } from '#lib/content/problems.ts'
import { describeDocument, listValues, toKeyedPath } from '#lib/content/walkContent.ts'
import { isRecord } from '#lib/isRecord.ts'
import { listExternalLinks } from '#lib/links/externalLinks.ts'
import { listChangeableTypes, type OwningRole } from '#lib/roles/ownership.ts'
import { findDocumentClaims } from '#lib/wording/findViolations.ts'
import type { WordingRule } from '#lib/wording/rules.ts'

/**
 * What content needs:
 *
 * - `review`: the day has passed by which it had to be checked
 * - `alt`: a picture has no words for those who cannot see it
 * - `claim`: words of a draft wait for legal's approval
 * - `link`: an address of another site does not work
 * - `picture`: nothing shows an uploaded picture
 */
export type HealthKind = 'review' | 'alt' | 'claim' | 'link' | 'picture'

export interface HealthFinding {
  kind: HealthKind
  /** Published id. */
  documentId: string
  type: string
  name: string
  detail: string
}

interface HealthDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

const isBlankText = (value: unknown) => typeof value !== 'string' || isBlank(value)

/** Lists the paths of the pictures of a document that have no alt text. */
function listPicturesWithoutAlt(document: HealthDocument): string[] {
  const { logo, logoAlt } = document
  const isLogo = isRecord(logo) && logo['asset'] !== undefined && isBlankText(logoAlt)
  const pictures = listValues(document).filter(
    ({ value }) =>
      isRecord(value) &&
      value['_type'] === 'accessibleImage' &&
      value['asset'] !== undefined &&
      isBlankText(value['alt']),
  )
  return [
    ...(document._type === 'partner' && isLogo ? ['logo'] : []),
    ...pictures.map(({ steps }) => toKeyedPath(steps)),
  ]
}

/**
 * Lists what published content and drafts need.
 *
 * @param broken what failed of addresses of other sites, by address
 * @param rules of wording, by which drafts wait for approval
 * @param today as an ISO date
 */
export function listContentFindings(
  documents: readonly HealthDocument[],
  rules: readonly WordingRule[],
  today: string,
  broken: ReadonlyMap<string, string> = new Map(),
): HealthFinding[] {
  return documents.flatMap((document) => {
    const { _id: id, _type: type, reviewBy } = document
    const create = (kind: HealthKind, detail: string): HealthFinding => ({
      kind,
      documentId: getPublishedId(id),
      type,
      name: describeDocument(document),
      detail,
    })
    if (isDraftId(id)) {
      const phrases = findDocumentClaims(document, rules, 'approve').map(({ phrase }) => `“${phrase}”`)
      return phrases.length > 0 ? [create('claim', [...new Set(phrases)].join(', '))] : []
    }
    if (!isPublishedId(id)) return []
    const isDue = typeof reviewBy === 'string' && reviewBy < today
    return [
      ...(isDue ? [create('review', reviewBy)] : []),
      ...listExternalLinks(document).flatMap((url) => {
        const failure = broken.get(url)
        return failure === undefined ? [] : [create('link', `${url} (${failure})`)]
      }),
      ...listPicturesWithoutAlt(document).map((path) => create('alt', path)),
    ]
  })
}

/** Returns whether a finding is for a role to mend: claims are legal's to approve. */
export function isForRole({ kind, type }: HealthFinding, role: OwningRole): boolean {
  if (kind === 'claim') return role === 'legal'
  if (kind === 'picture') return role === 'marketer'
  const types = listChangeableTypes(role)
  return types === 'all' || types.includes(type)
}
