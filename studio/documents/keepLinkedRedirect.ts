import { useToast } from '@sanity/ui/toast'
import { useClient } from 'sanity'
import type { DocumentActionComponent, SanityClient } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { LINKING_TYPES, neededProblem } from '#lib/redirects/needed.ts'
import { adaptedAction } from './adaptedAction.ts'

interface Published {
  remaining: string[]
  linking: { _type: string }[]
}

const publishedQuery = `{
  "remaining": *[_type == "redirect" && _id != $id && defined(from)].from,
  "linking": *[_type in $types]
}`

/** Says which published links would be dead without a redirect, or null when none would. */
async function problemWithout(client: SanityClient, id: string, from: string): Promise<string | null> {
  const params = { id, types: LINKING_TYPES }
  const { remaining, linking } = await client.fetch<Published>(publishedQuery, params, { perspective: 'published' })
  return neededProblem(from, remaining, linking)
}

/** An action that takes a redirect away: where links need it, it says so instead, in words the store's answer lacks. */
export const keepLinkedRedirect = adaptedAction((takeAway) => {
  const keep: DocumentActionComponent = (props) => {
    const usual = takeAway(props)
    const client = useClient({ apiVersion })
    const { push } = useToast()
    const from = props.published?.['from']
    if (!usual?.onHandle || typeof from !== 'string') return usual

    const tryToTakeAway = async () => {
      // Whatever this does not learn, the store still refuses.
      const problem = await problemWithout(client, props.id, from).catch(() => null)
      if (problem === null) usual.onHandle?.()
      else push({ status: 'error', title: 'This redirect is needed.', description: problem, duration: 20_000 })
    }
    return { ...usual, onHandle: () => void tryToTakeAway() }
  }
  return Object.assign(keep, { action: takeAway.action, displayName: takeAway.displayName })
})
