import { describe, expect, it } from 'vitest'
import { firstPaneOf, toolsOf } from '#studio/desk/beginning.ts'

describe('where work begins', () => {
  const tools = ['presentation', 'structure', 'launch', 'vision'].map((name) => ({
    name,
    title: name,
    component: () => null,
  }))

  it.each([
    ['administrator', ['presentation', 'structure', 'launch', 'vision'], 'pages'],
    ['editor', ['presentation', 'structure', 'launch'], 'pages'],
    ['marketer', ['presentation', 'structure', 'launch'], 'pages'],
    ['legal', ['structure', 'presentation', 'launch'], 'legalPolicy'],
    ['partnerManager', ['structure', 'presentation', 'launch'], 'partner'],
    ['viewer', ['presentation', 'structure', 'launch'], 'pages'],
  ])('for %s', (role, names, list) => {
    const somebody = { roles: [{ name: role, title: role }] }
    expect(toolsOf(tools, somebody).map(({ name }) => name)).toEqual(names)
    expect(firstPaneOf(somebody)).toBe(list)
  })
})
