import { describe, expect, it } from 'vitest'
import type { CurrentUser, DocumentActionComponent } from 'sanity'
import { singletonTypes } from '#lib/content/tags.ts'
import { toLocalUrl } from '#studio/connection/localFetch.ts'
import { documentActions, newDocumentOptions, templates } from '#studio/documents/actions.ts'
import { createStudioCsp } from '#lib/security/csp.ts'

const action = (name: NonNullable<DocumentActionComponent['action']>) => Object.assign(() => null, { action: name })
const withRole = (name: string): CurrentUser => ({
  id: 'u',
  name: 'U',
  email: '',
  role: '',
  roles: [{ name, title: name }],
})
const editor = withRole('editor')
const actions = [action('publish'), action('duplicate'), action('delete'), action('unpublish'), action('restore')]

const named = (all: readonly DocumentActionComponent[]) => all.map((each) => each.action)

describe('a document of which there is one', () => {
  it.each([...singletonTypes, 'legalPolicy'])(
    '%s can be published and restored, never copied or removed',
    (schemaType) => {
      expect(named(documentActions(actions, { schemaType, currentUser: editor }))).toEqual(['publish', 'restore'])
    },
  )

  it('can be taken from visitors in French, and not be copied', () => {
    const given = { schemaType: 'siteSettings', documentId: 'drafts.siteSettings-fr', currentUser: editor }
    expect(named(documentActions(actions, given))).toEqual(['publish', 'delete', 'unpublish', 'restore'])
  })

  it('cannot be planned to be unpublished in a release of Sanity’s cloud', () => {
    const offered = documentActions([action('unpublishVersion')], { schemaType: 'siteSettings', currentUser: editor })
    expect(named(offered)).toEqual([])
  })

  it('cannot be created from a menu', () => {
    const options = ['personalPage', 'faq-personal'].map((templateId) => ({
      id: templateId,
      templateId,
      type: 'initialValueTemplateItem' as const,
    }))
    expect(
      newDocumentOptions(options, { currentUser: editor, creationContext: { type: 'global' } }).map(
        ({ templateId }) => templateId,
      ),
    ).toEqual(['faq-personal'])
  })

  it('cannot be created from a link', () => {
    const known = [{ id: 'siteSettings', title: 'Site settings', schemaType: 'siteSettings', value: {} }]
    expect(templates(known).map(({ id }) => id)).toEqual([
      'faq-personal',
      'faq-personal-fr',
      'faq-business',
      'faq-business-fr',
      'testimonial',
      'testimonial-fr',
      'landingPage',
      'landingPage-fr',
      'redirect-from',
    ])
  })
})

it.each([
  ['personalPage', 'personalPage', ['faq-personal']],
  ['businessPage', 'businessPage', ['faq-business']],
  ['businessPage-fr', 'businessPage', ['faq-business-fr']],
])('a question made on %s is one its readers ask', (documentId, schemaType, wanted) => {
  const options = ['faq', 'faq-personal', 'faq-personal-fr', 'faq-business', 'faq-business-fr'].map((templateId) => ({
    id: templateId,
    templateId,
    type: 'initialValueTemplateItem' as const,
  }))
  const creationContext = { type: 'document', documentId, schemaType } as const
  const offered = newDocumentOptions(options, { currentUser: editor, creationContext })
  expect(offered.map(({ templateId }) => templateId)).toEqual(wanted)
})

describe('Sanity’s scheduled drafts', () => {
  const offered = (schemaType: string, currentUser: CurrentUser) =>
    named(documentActions([action('schedule'), action('unpublishVersion')], { schemaType, currentUser }))

  it.each(['legalPolicy', 'policyVersion'])('are not for %s, whose publishing asks for words', (schemaType) => {
    expect(offered(schemaType, editor)).toEqual([])
  })

  it('have Sanity’s own actions first, which publish the scheduled version and not the draft', () => {
    const share: DocumentActionComponent = () => null
    const sanity = [action('schedule'), action('publish'), action('discardVersion')]
    const context = { schemaType: 'faq', currentUser: editor, versionType: 'scheduled-draft' } as const
    expect(documentActions([...sanity, share], context)).toEqual([...sanity, share])
  })

  it('are for the types a role may change, and no others', () => {
    expect(offered('faq', withRole('marketer'))).toEqual(['schedule', 'unpublishVersion'])
    expect(offered('siteSettings', withRole('marketer'))).toEqual(['schedule'])
    expect(offered('partner', withRole('marketer'))).toEqual([])
  })
})

it('lets an editor do everything with a question', () => {
  expect(named(documentActions(actions, { schemaType: 'faq', currentUser: editor }))).toEqual(named(actions))
})

it('copies a landing page in English only, whose path the French one shares', () => {
  const given = { schemaType: 'landingPage', documentId: 'drafts.5f0a-fr', currentUser: editor }
  expect(named(documentActions(actions, given))).not.toContain('duplicate')
  expect(named(documentActions(actions, { ...given, documentId: 'drafts.5f0a' }))).toContain('duplicate')
})

it('keeps what opens a dialog before what comes and goes with a draft, so that the dialog stays open', () => {
  const discard = Object.assign<DocumentActionComponent, { action: 'discardChanges' }>(() => null, {
    action: 'discardChanges',
  })
  const share: DocumentActionComponent = () => null
  const offered = documentActions([discard, action('publish'), share], { schemaType: 'faq', currentUser: editor })
  expect(named(offered)).toEqual(['publish', undefined, 'discardChanges'])
})

describe('a role of its own work', () => {
  const currentUser = withRole('marketer')

  it('has every action on its documents and no changing action on others', () => {
    expect(named(documentActions(actions, { schemaType: 'faq', currentUser }))).toEqual(named(actions))
    expect(documentActions(actions, { schemaType: 'partner', currentUser })).toEqual([])
  })

  it('finds only its own types in menus that create', () => {
    const options = ['faq-personal', 'testimonial', 'partner'].map((templateId) => ({
      id: templateId,
      templateId,
      type: 'initialValueTemplateItem' as const,
    }))
    const offered = newDocumentOptions(options, { currentUser, creationContext: { type: 'global' } }).map(
      ({ templateId }) => templateId,
    )
    expect(offered).toEqual(['faq-personal', 'testimonial'])
  })
})

describe('the removal of a partner', () => {
  const takeAway = Object.assign<DocumentActionComponent, { action: 'delete' }>(() => ({ label: 'Delete' }), {
    action: 'delete',
  })
  const [offered] = documentActions([takeAway], { schemaType: 'partner', currentUser: withRole('partnerManager') })
  const now = new Date(0).toISOString()
  const description = (value: string) =>
    offered?.({
      id: 'partner',
      type: 'partner',
      draft: null,
      published: {
        _id: 'partner',
        _type: 'partner',
        _rev: '1',
        _createdAt: now,
        _updatedAt: now,
        slug: { current: value },
      },
      version: null,
      liveEdit: false,
      liveEditSchemaType: false,
      ready: true,
      transactionSyncLock: null,
      release: undefined,
      scopeId: undefined,
      initialValueResolved: true,
      onComplete: () => {},
    })

  it('is offered for a company', () => {
    expect(description('cedar-row')).toEqual({ label: 'Delete' })
  })

  it('is refused with the reason for the default partner', () => {
    expect(description('default')).toMatchObject({
      disabled: true,
      title: expect.stringContaining('cannot be deleted, unpublished'),
    })
  })
})

describe('the URL of a call of the Studio', () => {
  const origin = 'http://localhost:3000'
  it.each([
    ['http://localhost:3000/lake/v1/users/me', 'http://localhost:3000/lake/v1/users/me'],
    ['http://local.localhost:3000/lake/v1/users/me', 'http://localhost:3000/lake/v1/users/me'],
    ['/api/draft-mode/disable', 'http://localhost:3000/api/draft-mode/disable'],
    ['https://api.sanity.io/vX/intake/feedback', undefined],
    ['https://local.localhost:3000/lake', undefined],
    ['http://localhost:3001/lake', undefined],
  ])('%s becomes %s', (address, wanted) => {
    expect(toLocalUrl(address, origin, 'local')).toBe(wanted)
  })
})

describe("the Studio's content security policy", () => {
  const SITE_URL = 'http://localhost:3000'

  it('names no foreign host while content is embedded', () => {
    const policy = createStudioCsp({ embedded: true, NODE_ENV: 'production', SITE_URL })
    expect(policy.replaceAll(SITE_URL, '')).not.toMatch(/https?:|wss?:/)
  })

  it('shows pictures of the public address where the Studio has another one', () => {
    const policy = createStudioCsp({ embedded: true, NODE_ENV: 'production', SITE_URL })
    expect(policy).toContain(`img-src 'self' data: blob: ${SITE_URL};`)
  })

  it("lets the Studio reach Sanity's cloud when content lives there", () => {
    expect(createStudioCsp({ embedded: false, NODE_ENV: 'production', SITE_URL })).toContain(
      "connect-src 'self' https://*.sanity.io",
    )
  })

  it('allows scripts made from text while developing only', () => {
    const policies = (['development', 'production'] as const).map((NODE_ENV) =>
      createStudioCsp({ embedded: true, NODE_ENV, SITE_URL }),
    )
    expect(policies.map((policy) => policy.includes("'unsafe-eval'"))).toEqual([true, false])
  })
})
