import { describe, expect, it } from 'vitest'
import { createChecklist, listFindings, formatPath, mergeFinished } from '#lib/launch/checklist.ts'
import { matchPlaceholder } from '#lib/launch/placeholder.ts'
import { seeded, shipped } from '../schemas/studioSchema.ts'

const settings = () => shipped('siteSettings')
const lines = (...documents: Parameters<typeof createChecklist>[0]) =>
  createChecklist(documents).map(({ kind, path, what, done, drafted }) => ({
    kind,
    path: formatPath(path),
    what,
    done,
    drafted,
  }))

describe('a placeholder', () => {
  it.each([
    ['support@example.com', 'Sample email address'],
    ['Write to support@mail.example.ca today.', 'Sample email address'],
    ['https://blog.example.com/', 'Sample web address'],
    ['https://homie.test/page', 'Address that does not exist'],
    ['http://localhost:3000', 'Address of a developer’s computer'],
    ['#', 'Link that leads nowhere'],
    ['https://apps.apple.com/ca/app/homie/id0000000000', 'App Store page without its number'],
    ['Call 514-555-0142.', 'Sample phone number'],
    ['(514) 555 0142', 'Sample phone number'],
    ['100 Example Street, Suite 200', 'Sample postal address'],
    ['Montréal, Québec H0X 0X0', 'Sample postal address'],
    ['100, rue Example, bureau 200', 'Sample postal address'],
    ['Lorem ipsum dolor', 'Filler text'],
    ['TODO: ask legal', 'Note of the writer'],
  ])('is found in “%s”', (text, name) => {
    expect(matchPlaceholder(text)).toBe(name)
  })

  it.each([
    'For example, a home in Laval.',
    'An example.',
    'support@homie.ca',
    'https://apps.apple.com/ca/app/homie/id1234567890',
    'Call 514-555-2368.',
    '#faq',
    'The contest is on.',
    'Homie, the latest',
  ])('is not seen in “%s”', (text) => {
    expect(matchPlaceholder(text)).toBeUndefined()
  })
})

describe('the date of tax rules', () => {
  const findings = (rulesAsOf: string) =>
    listFindings({ _id: 'estimateRules', _type: 'estimateRules', rulesAsOf }, new Date('2026-11-22T12:00:00Z'))

  it('is found once it is older than 13 months', () => {
    expect(findings('2025-10-22')).toMatchObject([{ path: ['rulesAsOf'], excerpt: '2025-10-22', done: false }])
    expect(findings('2025-10-23')).toEqual([])
  })
})

describe('a closing rule', () => {
  const ending = { _key: 'qc', name: 'Duties', until: '2026-12-31' }
  const findings = (day: string, ...later: object[]) =>
    listFindings(
      { _id: 'estimateRules', _type: 'estimateRules', closing: [ending, ...later] },
      new Date(`${day}T12:00:00Z`),
    )

  it('is found from 90 days before its end', () => {
    expect(findings('2026-10-01')).toEqual([])
    expect(findings('2026-10-02')).toMatchObject([{ excerpt: 'Duties, 2026-12-31', done: false }])
    expect(findings('2027-01-15')).toHaveLength(1)
  })

  it('is not found once a later rule of its name is entered', () => {
    expect(findings('2026-11-28', { _key: 'next', name: 'Duties', from: '2027-01-01' })).toEqual([])
  })
})

describe('the checklist', () => {
  it('finds what the site ships with as a sample, and nothing else of the rules and examples', () => {
    const items = createChecklist(seeded)
    const of = (type: string) => items.filter((item) => item.type === type).length
    expect(of('testimonial')).toBe(seeded.filter(({ _type }) => _type === 'testimonial').length)
    expect(of('waitlistPage')).toBe(0)
  })

  it('separates the languages of a document, and shares items without one', () => {
    const languages = (type: string) =>
      new Set(createChecklist(seeded).flatMap((item) => (item.type === type ? [item.language] : [])))
    expect([languages('siteSettings'), languages('partner')]).toEqual([
      new Set(['en-CA', 'fr-CA']),
      new Set([undefined]),
    ])
    expect(createChecklist([shipped('siteSettings-fr')])[0]?.name).toBeUndefined()
  })

  it('leads to the field itself, deep in a page too', () => {
    expect(lines(settings())).toContainEqual({
      kind: 'placeholder',
      path: 'legalEntity.postalAddress[0]',
      what: 'Sample postal address',
      done: false,
      drafted: false,
    })
  })

  it('leads to a paragraph of a policy by its key', () => {
    const paths = lines(shipped('legalPolicy-terms')).map(({ path }) => path)
    expect(paths).toContainEqual(expect.stringMatching(/^sections\[_key=="[\w-]+"\]\.\w+\[_key=="[\w-]+"\]$/))
  })

  it('still finds the address a link leads to once its words are real', () => {
    const block = {
      _type: 'block',
      _key: 'p1',
      markDefs: [{ _type: 'link', _key: 'l1', href: 'mailto:privacy@example.com' }],
      children: [{ _type: 'span', _key: 's1', text: 'Write to privacy@homie.ca.', marks: ['l1'] }],
    }
    expect(lines({ _id: 'faq-1', _type: 'faq', question: 'Whom do I ask?', answer: [block] })).toEqual([
      {
        kind: 'placeholder',
        path: 'answer[_key=="p1"].markDefs[_key=="l1"].href',
        what: 'Sample email address',
        done: false,
        drafted: false,
      },
    ])
  })

  it('keeps what is confirmed, done', () => {
    const document = { ...settings(), rating: { source: 'confirmed' } }
    expect(lines(document)).toContainEqual(
      expect.objectContaining({ kind: 'source', path: 'rating.source', done: true }),
    )
  })

  it('keeps an address that has become real, done', () => {
    const document = { ...settings(), blogUrl: 'https://blog.homie.ca/' }
    expect(lines(document)).toContainEqual(
      expect.objectContaining({ path: 'blogUrl', what: 'Address of the blog', done: true }),
    )
  })

  it('asks for an address that is not there at all', () => {
    const { appStoreUrl: _left, ...document } = settings()
    expect(lines(document)).toContainEqual(
      expect.objectContaining({ path: 'appStoreUrl', what: 'App Store page', done: false }),
    )
  })

  it('says that a draft would finish it, and counts it only once that is published', () => {
    const draft = { ...settings(), _id: 'drafts.siteSettings', blogUrl: 'https://blog.homie.ca/' }
    expect(lines(settings(), draft)).toContainEqual(
      expect.objectContaining({ path: 'blogUrl', done: false, drafted: true }),
    )
  })

  it('leaves out unpublished drafts and versions of releases', () => {
    const sample = { _type: 'partner', source: 'sample' }
    expect(lines({ ...sample, _id: 'drafts.new' }, { ...sample, _id: 'versions.r1.new' })).toEqual([])
  })

  it('strikes what is resolved while the list is open', () => {
    const before = createChecklist([{ _id: 'faq-1', _type: 'faq', question: 'Who is a@example.com?' }])
    expect(mergeFinished(before, []).map(({ done, name }) => ({ done, name }))).toEqual([
      { done: true, name: 'Who is a@example.com?' },
    ])
  })
})
