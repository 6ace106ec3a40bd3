import type { CurrentUser, Tool } from 'sanity'
import { standingOf } from '#lib/roles/standing.ts'
import { sections } from './sections.ts'

type Somebody = Pick<CurrentUser, 'roles'> | null | undefined

const ownSections = (user: Somebody) => sections.filter(({ type }) => standingOf(user).mayChange(type))

/** The pane of the desk somebody's work is in: their first list, or the pages for who only reads. */
export function firstPaneOf(user: Somebody): string | undefined {
  const own = ownSections(user)
  const [first = sections[0]] = own
  // One kind of work is not a list of lists: its own lists are what the desk begins with.
  return own.length === 1 ? first?.type : first?.id
}

/**
 * The Studio's tools for who is signed in. Who writes pages, or nothing, begins at the preview; who writes anything else,
 * at its lists. Queries by hand are for who looks after the store.
 */
export function toolsOf(tools: Tool[], user: Somebody): Tool[] {
  const own = ownSections(user)
  const beginning = own.length === 0 || own.some(({ id }) => id === 'pages') ? 'presentation' : 'structure'
  const behind = ({ name }: Tool) => Number(name !== beginning)
  return tools
    .filter(({ name }) => name !== 'vision' || standingOf(user).queries)
    .toSorted((one, other) => behind(one) - behind(other))
}
