import { expect, it } from 'vitest'
import { findUnknownType } from '#studio/desk/ToolLayout.tsx'

const pane = (type?: string) => ({ id: 'a', ...(type && { params: { type } }) })

it.each([
  ['no document', {}, undefined],
  ['a document of a known type in the preview', { type: 'faq', id: 'a' }, undefined],
  ['a document of an unknown type in the preview', { type: 'nonsense', id: 'a' }, 'nonsense'],
  ['a page whose document is not known yet', { type: '*' }, undefined],
  ['a list of the desk', { panes: [[pane()]] }, undefined],
  ['a known type in the desk', { panes: [[pane()], [pane('faq')]] }, undefined],
  ['an unknown type in the desk', { panes: [[pane()], [pane('faq'), pane('nonsense')]] }, 'nonsense'],
  ['a state of another tool', { panes: 'none' }, undefined],
])('%s', (_case, state, unknown) => {
  expect(findUnknownType(state, (type) => type === 'faq')).toBe(unknown)
})
