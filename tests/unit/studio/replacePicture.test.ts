import { expect, it } from 'vitest'
import { createReplacementPatch, listReplacements } from '#studio/tools/media/replacePicture.ts'

const asset = (_ref: string) => ({ _type: 'reference', _ref })

it('a picture is replaced wherever it stands, without the crop of the former one', () => {
  const document = {
    _id: 'press',
    image: { asset: asset('old'), crop: { top: 0.2 } },
    items: [{ photo: { asset: asset('other') } }, { photo: { asset: asset('old') } }],
  }
  expect(createReplacementPatch(document, 'old', 'new')).toEqual({
    set: { 'image.asset._ref': 'new', 'items[1].photo.asset._ref': 'new' },
    unset: ['image.crop', 'image.hotspot', 'items[1].photo.crop', 'items[1].photo.hotspot'],
  })
})

it('a picture is replaced in the newest state of each document', () => {
  const state = (_id: string, picture: string) => ({
    _id,
    _rev: '1',
    _type: 'logo',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    image: { asset: asset(picture) },
  })
  const published = [state('a', 'old'), state('b', 'old'), state('c', 'old')]
  const drafts = [state('drafts.b', 'old'), state('drafts.c', 'other')]
  const found = listReplacements([...published, ...drafts], 'old', 'new').map(({ document }) => document._id)
  expect(found).toEqual(['a', 'drafts.b'])
})
