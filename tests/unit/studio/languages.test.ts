import { describe, expect, it } from 'vitest'
import { isTranslated } from '#lib/content/languages.ts'
import { roles } from '#rules/roles.ts'
import { createAccess } from '#store/accounts/roles.ts'
import { runQuery } from '#store/query/run.ts'
import { createView, parsePerspective } from '#store/query/view.ts'
import { DocumentIndex } from '#store/documents/documentIndex.ts'
import { findMissingFields } from '#studio/languages/CopyStructureAction.ts'
import { withStructure } from '#studio/languages/copyStructure.ts'
import { getPair, getTranslationState, TO_TRANSLATE_FILTER } from '#studio/languages/translationState.ts'
import { seeded, shipped } from '../schemas/studioSchema.ts'

const at = (_updatedAt: string) => ({ _updatedAt })
const stored = (published: string | null, draft: string | null = null) => ({
  published: published === null ? null : at(published),
  draft: draft === null ? null : at(draft),
})

/** Lists the ids that the desk lists as to translate. @param documents each an id and its day of change */
function listToTranslate(documents: string[], perspective = 'drafts') {
  const index = new DocumentIndex()
  for (const [_id = '', day = ''] of documents.map((document) => document.split(' '))) {
    const language = _id.endsWith('-fr') ? 'fr-CA' : 'en-CA'
    index.put({ _id, _type: 'faq', _rev: day, _createdAt: '2026-01-01', _updatedAt: `2026-01-0${day}`, language })
  }
  const access = createAccess({ id: 'viewer', name: '', email: '', role: roles.viewer, kind: 'person' })
  const view = createView(index, access, parsePerspective(perspective))
  const query = `*[${TO_TRANSLATE_FILTER}]._id`
  return runQuery({ query, params: { types: ['faq'] }, view, identity: 'viewer' }).result
}

describe('a translation', () => {
  it.each([
    ['missing', stored(null)],
    ['unpublished', stored(null, '2026-02-01')],
    ['older', stored('2026-01-01')],
    ['older', stored('2026-01-01', '2026-03-01')],
    ['current', stored('2026-01-02')],
    ['current', stored('2026-02-01')],
  ])('is %s', (state, translation) => {
    expect(getTranslationState(stored('2026-01-02'), translation, false)).toBe(state)
  })

  it('is the only one while there is no published English document', () => {
    expect(getTranslationState(stored(null, '2026-02-01'), stored('2026-01-01'), false)).toBe('frenchOnly')
  })

  it.each([
    ['new', stored(null)],
    ['a change', stored('2026-01-01')],
  ])('is in the release that is open, as %s', (_what, translation) => {
    expect(getTranslationState(stored('2026-01-02'), translation, true)).toBe('released')
  })

  it.each([
    ['missing', ['english 2']],
    ['only a draft', ['english 2', 'drafts.english-fr 3']],
    ['older', ['english 2', 'english-fr 1']],
    ['older and has a draft', ['english 2', 'english-fr 1', 'drafts.english-fr 3']],
    ['missing, and the English document has a draft', ['english 2', 'drafts.english 3']],
  ])('is listed as to do when it is %s', (_what, documents) => {
    expect(listToTranslate(documents)).toEqual(['english'])
  })

  it.each([
    ['current', ['english 2', 'english-fr 2']],
    ['current and the English document has a draft', ['english 2', 'english-fr 2', 'drafts.english 3']],
  ])('is not listed when it is %s', (_what, documents) => {
    expect(listToTranslate(documents)).toEqual([])
    expect(listToTranslate(documents, 'published')).toEqual([])
  })

  it.each([
    ['personalPage', 'personalPage', {}, 'personalPage-fr'],
    ['personalPage-fr', 'personalPage', null, 'personalPage'],
    ['faq-personal-free-fr', 'faq', {}, 'faq-personal-free'],
    ['5f0a', 'faq', {}, '5f0a-fr'],
  ])('of %s is found', (id, type, document, other) => {
    expect(getPair(id, type, document)?.other.id).toBe(other)
  })

  it.each([
    ['partner-tamarack', 'partner', {}],
    ['legalPolicy-privacy-version-1', 'policyVersion', {}],
    ['5f0a', 'faq', { language: 'fr-CA' }],
  ])('of %s is not asked for', (id, type, document) => {
    expect(getPair(id, type, document)).toBeUndefined()
  })
})

describe('the structure of an English document', () => {
  const english = seeded.filter(({ _id, _type }) => isTranslated(_type) && !_id.endsWith('-fr'))
  const translatedIds = new Set([...english.map(({ _id }) => _id), 'faq-business-pricing-fr'])
  const copied = (type: string, french: object, english: object = shipped(type)) =>
    withStructure(english, french, { documentType: type, translatedIds })

  it('comes without words and with what every language shares', () => {
    const page = copied('businessPage', {})
    expect(page).toMatchObject({
      hero: { facts: [{ _key: 'performance' }, { _key: 'days' }, { _key: 'prime' }] },
      partnerStrip: { logos: expect.arrayContaining([expect.objectContaining({ _ref: 'partnerLogo-tamarack' })]) },
      sectionOrder: [{ section: 'demoSection' }, { section: 'calculator' }, { section: 'faq' }],
    })
    expect(page).not.toHaveProperty('hero.headline')
  })

  it('lists translations instead of English documents, and leaves out those there are none of', () => {
    expect(copied('businessPage', {})).toMatchObject({
      faq: { questions: [{ _key: 'pricing', _ref: 'faq-business-pricing-fr' }] },
    })
  })

  it('adds nothing to a whole translation and overwrites none of its words', () => {
    for (const type of ['personalPage', 'businessPage', 'siteSettings', 'emailMessages']) {
      const french = shipped(`${type}-fr`)
      expect(copied(type, french)).toEqual(french)
    }
  })

  it('adds the item that is new in English where it stands there', () => {
    const english = shipped('onePager')
    const { sections } = shipped('onePager-fr')
    const [first, ...others] = Array.isArray(sections) ? sections : []
    const found = copied('onePager', { sections: others }, english)
    expect(found).toMatchObject({ sections: [{ _key: first._key }, ...others] })
    expect(found).not.toHaveProperty('sections.0.heading')
  })

  it('keeps the order of the French items, and adds new ones after the item before them', () => {
    const toItems = (keys: string) => keys.split('').map((_key) => ({ _key, section: _key }))
    const found = copied('businessPage', { sectionOrder: toItems('caf') }, { sectionOrder: toItems('zabcd') })
    expect(found).toEqual({ sectionOrder: toItems('zcdabf') })
  })

  it('keeps the anchors and figures of a policy', () => {
    const policy = copied('legalPolicy', {}, shipped('legalPolicy-privacy'))
    expect(policy).toMatchObject({ slug: { current: 'privacy' }, effectiveDate: expect.any(String) })
    expect(policy).toHaveProperty('sections.0.id')
    expect(policy).not.toHaveProperty('sections.0.heading')
  })

  it('is not copied before the English document is published', () => {
    const copy = (english: Record<string, unknown> | null) =>
      findMissingFields('faq', { english, translatedIds: [] }, {})
    expect(() => copy(null)).toThrow('Publish it first.')
    expect(copy({ audience: 'business', question: 'Why?' })).toEqual({ audience: 'business', language: 'fr-CA' })
  })
})
