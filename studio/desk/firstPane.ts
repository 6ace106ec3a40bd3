import type { CurrentUser, Tool } from 'sanity'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { sections } from './sections.ts'

type User = Pick<CurrentUser, 'roles'> | null | undefined

const listOwnSections = (user: User) => sections.filter(({ type }) => permissionsFor(user).mayChange(type))

/** Returns a user's first pane: their own first list, or the pages for users who only read. */
export function getFirstPane(user: User): string | undefined {
  const own = listOwnSections(user)
  const [first = sections[0]] = own
  // With a single section, the desk starts with that section's lists.
  return own.length === 1 ? first?.type : first?.id
}

/**
 * Sorts the tools for a user: users who edit pages or nothing start in the preview, all others in the desk. Only
 * administrators have the query tool.
 */
export function listTools(tools: Tool[], user: User): Tool[] {
  const own = listOwnSections(user)
  const firstTool = own.length === 0 || own.some(({ id }) => id === 'pages') ? 'presentation' : 'structure'
  const getRank = ({ name }: Tool) => Number(name !== firstTool)
  return tools
    .filter(({ name }) => name !== 'vision' || permissionsFor(user).queries)
    .toSorted((a, b) => getRank(a) - getRank(b))
}
