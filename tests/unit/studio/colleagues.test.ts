import { expect, it } from 'vitest'
import { listColleaguesWriting } from '#studio/documents/publishDrafts.tsx'

const at = (id: string, displayName: string, ...path: string[]) => ({
  user: { id, displayName },
  locations: [{ type: 'document' as const, documentId: 'drafts.page', path, lastActiveAt: '' }],
})

it('names each colleague whose cursor stands in a field, and not the user', () => {
  const presence = [at('u1', 'Ann', 'text'), at('u2', 'Bo', 'text'), at('u2', 'Bo', 'headline'), at('u3', 'Cy')]
  expect(listColleaguesWriting(presence, ['page'], 'u1')).toEqual(['Bo'])
  expect(listColleaguesWriting(presence, ['other'], 'u1')).toEqual([])
})
