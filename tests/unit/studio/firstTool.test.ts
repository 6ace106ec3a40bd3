import { describe, expect, it } from 'vitest'
import { getFirstPane, listTools } from '#studio/desk/sections.ts'

describe('the order of the tools and the first list', () => {
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
  ])('suit the work of the role %s', (role, names, list) => {
    const user = { roles: [{ name: role, title: role }] }
    expect(listTools(tools, user).map(({ name }) => name)).toEqual(names)
    expect(getFirstPane(user)).toBe(list)
  })
})
