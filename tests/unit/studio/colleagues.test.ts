import { expect, it } from 'vitest'
import { listColleaguesWriting } from '#studio/documents/Colleagues.tsx'

const at = (id: string, displayName: string, ...path: string[]) => ({ user: { id, displayName }, path })

it('names each colleague whose cursor stands in a field, and not the user', () => {
  const presence = [at('u1', 'Ann', 'text'), at('u2', 'Bo', 'text'), at('u2', 'Bo', 'headline'), at('u3', 'Cy')]
  expect(listColleaguesWriting(presence, 'u1')).toEqual(['Bo'])
})
