import { expect, it } from 'vitest'
import { describeWriters } from '#studio/inputs/SharedField.tsx'

const ann = { user: { id: 'ann', displayName: 'Ann' } }
const ben = { user: { id: 'ben', displayName: 'Ben' } }

it.each([
  ['nobody', [], undefined],
  ['one colleague', [ben, ben], 'Ben is in this field.'],
  ['two colleagues', [ben, { user: { id: 'cat' } }], 'Ben and A colleague are in this field.'],
  ['the user', [ann], 'You, in another window, are in this field.'],
])('a field says that %s else is in it', (_who, presence, said) => {
  expect(describeWriters(presence, 'ann')?.split(' Wait', 1)[0]).toBe(said)
})
