import { expect, it } from 'vitest'
import { createReplacementPatch, describeReplaced } from '#studio/tools/media/replacePicture.ts'

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

it.each([
  [{ drafts: 1, versions: 0 }, 'Replaced in one draft. Publish drafts under Activity.'],
  [{ drafts: 2, versions: 3 }, 'Replaced in 2 drafts and in releases. Publish drafts under Activity.'],
  [{ drafts: 0, versions: 1 }, 'Replaced in releases.'],
  [{ drafts: 0, versions: 0 }, 'The drafts show another picture already.'],
])('says where %o', (replaced, words) => {
  expect(describeReplaced(replaced)).toBe(words)
})
