import { expect, it } from 'vitest'
import { createReplacementPatch } from '#studio/tools/media/replacePicture.ts'

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
