import type { StoreDependencies } from '../dependencies.ts'
import type { DocumentStore } from '../documents/documentStore.ts'
import type { CommittedTransaction } from '../documents/types.ts'
import type { DocumentCondition } from '../query/documentCondition.ts'
import type { Access } from '../accounts/roles.ts'
import type { StreamEvent } from './eventStream.ts'
import { createMutationEvents, type Listener, type ListenOptions, mayMatch } from './listener.ts'

/** Formats the id of an event: the position in the log, and the store's id, so that ids of other stores are rejected. */
export const formatEventId = ({ storeId }: Pick<DocumentStore, 'storeId'>, sequence: number) => `${storeId}:${sequence}`

interface Member {
  options: ListenOptions
  access: Access
  /** Called after each commit that may have events for the listener. */
  onCommit: (transaction: CommittedTransaction) => void
}

type Dependencies = Pick<StoreDependencies, 'store'> & { queries: Pick<StoreDependencies['queries'], 'match'> }

/** Returns a key that listeners share only if they receive the same events. */
function createKey({ options, access: { identity } }: Member): string {
  const { id, role, kind } = identity
  // `identity()` is the one function whose value differs between callers with the same rights.
  return JSON.stringify([options, role?.name, kind, options.query.includes('identity') && id])
}

type ListenerGroup = ReturnType<typeof createGroup>

/** Creates a group of listeners, for which a transaction's events are created once. */
function createGroup({ store, queries }: Dependencies, { options, access }: Member, name: string) {
  const { query, params } = options
  const members = new Set<Member>()
  const created = new WeakMap<CommittedTransaction, Promise<StreamEvent[]>>()
  let condition: DocumentCondition | undefined

  const listener = (): Listener => ({
    options,
    access,
    condition: condition ?? {},
    async match(documents) {
      const people = Array.from(members, (member) => member.access.identity)
      const [identity = access.identity] = people
      // What several people wait for must not wait for the slow queries of one of them.
      const isShared = people.some(({ id }) => id !== identity.id)
      const caller = isShared ? name : identity.id
      return (await queries.match({ query, params, identity, documents }, caller)).matches
    },
  })

  /** Only the last event has an id: who missed it gets all events again, which the Studio recognizes. */
  async function create(transaction: CommittedTransaction): Promise<StreamEvent[]> {
    const mutations = await createMutationEvents(transaction, listener())
    return mutations.map((data, index) => ({
      event: 'mutation',
      id: index === mutations.length - 1 ? formatEventId(store, transaction.sequence) : undefined,
      data,
    }))
  }

  const stop = store.onCommit((transaction) => {
    if (!mayMatch(transaction, listener())) return
    for (const { onCommit } of members) onCommit(transaction)
  })

  return {
    members,
    stop,

    /** @throws a `queryParseError` in Sanity's format, which would otherwise come at the first change */
    async validate({ access: { identity } }: Member): Promise<void> {
      condition ??= (await queries.match({ query, params, identity, documents: [] })).condition
    },

    createEvents(transaction: CommittedTransaction): Promise<StreamEvent[]> {
      const events = created.get(transaction) ?? create(transaction)
      created.set(transaction, events)
      return events
    },

    mayMatch: (transaction: CommittedTransaction) => mayMatch(transaction, listener()),
  }
}

/** Groups listeners that receive the same events: each Studio opens mostly the same ones. */
export function createListenerGroups(dependencies: Dependencies) {
  const groups = new Map<string, ListenerGroup>()
  let count = 0

  return {
    /** Adds a listener, whose `onCommit` is called from now on. Returns its group and the function that removes it. */
    join(member: Member) {
      const key = createKey(member)
      const group = groups.get(key) ?? createGroup(dependencies, member, `listeners ${(count += 1)}`)
      groups.set(key, group)
      group.members.add(member)
      return {
        validate: () => group.validate(member),
        createEvents: (transaction: CommittedTransaction) => group.createEvents(transaction),
        mayMatch: (transaction: CommittedTransaction) => group.mayMatch(transaction),
        leave() {
          group.members.delete(member)
          if (group.members.size > 0) return
          group.stop()
          groups.delete(key)
        },
      }
    },
  }
}
