import { expect, it } from 'vitest'
import { toStoreUrl } from '#lib/links/urls.ts'

it.each([
  ['https://apps.apple.com/ca/app/homie/id1', 'https://apps.apple.com/ca/app/homie/id1'],
  ['http://apps.apple.com/ca/app', undefined],
  ['javascript:alert(1)', undefined],
  ['/support', undefined],
  ['', undefined],
  [null, undefined],
])('a store link %j is followed to %j', (written, followed) => {
  expect(toStoreUrl(written)).toBe(followed)
})
