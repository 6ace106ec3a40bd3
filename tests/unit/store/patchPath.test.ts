import { expect, it } from 'vitest'
import { patchOperations } from '#store/mutate/schema.ts'

const accepts = (path: string) => patchOperations.safeParse({ unset: [path] }).success

it.each(['a[0 : 2]', 'a[1: ]', 'a[: 2 ]', 'a[:]', 'a[ 1 , -1:3, : ]', 'a[-3 :-1]'])('%s is a path', (path) => {
  expect(accepts(path)).toBe(true)
})

it('refuses a path of many ranges in one pass', () => {
  expect(accepts(`a[${'1: , : ,'.repeat(200)}!]`)).toBe(false)
})
