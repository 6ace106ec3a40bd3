import { Hono } from 'hono'
import { z } from 'zod'
import { type Schedule, scheduledActions, scheduleStates, unschedulableTypes } from '#lib/schedules/schedule.ts'
import type { Identity } from '../accounts/types.ts'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { apiError, badRequest, forbidden, notFound } from '../http/errors.ts'
import { limitBody, parseJsonBody, parseInput } from '../http/input.ts'
import { publishedId } from '../mutate/schema.ts'
import { getDraftId } from '../query/document-ids.ts'
import { perform } from './runner.ts'
import type { StoredSchedule } from './table.ts'

/** A time further ahead is a typing error in the year. */
const MAX_AHEAD_MS = 2 * 366 * 24 * 3_600_000
const MAX_WAITING = 1000

const runAt = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const request = z.strictObject({ documentId: publishedId, action: z.enum(scheduledActions), runAt })
const change = z.strictObject({ runAt })
const filter = z.object({ document: publishedId.optional(), state: z.enum(scheduleStates).optional() })

/** A schedule runs with the rights of a person; a token has none that could be taken away. */
function requirePerson({ kind }: Identity) {
  if (kind !== 'person') throw forbidden('A schedule is a person’s. Sign in to make or change one.')
}

const iso = (time: number) => new Date(time).toISOString()

function requireFuture(time: number) {
  if (time <= Date.now()) throw badRequest('This time has passed. Choose a later one.')
  if (time > Date.now() + MAX_AHEAD_MS) throw badRequest('This time is more than two years away.')
}

/** `/data/schedules/:dataset`: publishing and unpublishing at a set time. Not part of Sanity's API. */
export function scheduleRoutes({ store, accounts, schedules, runner }: LakeDependencies) {
  const view = ({ author, runAt: time, finishedAt, ...rest }: StoredSchedule): Schedule => ({
    ...rest,
    runAt: iso(time),
    author: { id: author, name: accounts.people.get(author)?.name ?? 'A former member' },
    finishedAt: finishedAt === null ? null : iso(finishedAt),
  })

  /** The schedule, when the caller may do what it does. */
  function requireChangeable({ access }: LakeContext['Variables'], id: string): StoredSchedule {
    const found = schedules.get(id)
    if (!found) throw notFound('There is no such schedule.')
    const refusal = access.refusal(found.action, { _id: found.documentId, _type: found.documentType })
    if (refusal !== null) throw forbidden(refusal)
    return found
  }

  const respondNotWaiting = () => apiError(409, 'This has happened or was cancelled already.')

  return new Hono<LakeContext>()
    .use('/data/schedules/*', limitBody(0.1))
    .get('/data/schedules/:dataset', (c) => {
      const { document: documentId, state } = parseInput(filter, c.req.query(), 'address')
      return c.json({ schedules: schedules.list({ documentId, state }).map(view) })
    })
    .post('/data/schedules/:dataset', async (c) => {
      const given = await parseJsonBody(c, request)
      const { access, identity } = c.var
      requirePerson(identity)
      requireFuture(given.runAt)
      const document = store.get(given.action === 'publish' ? getDraftId(given.documentId) : given.documentId)
      const refusal = document && access.refusal(given.action, document)
      if (refusal) throw forbidden(refusal)
      if (document && unschedulableTypes.has(document._type)) {
        throw apiError(409, 'This is published by hand only: publishing it needs a line on what changed.')
      }
      const wanted = { ...given, author: identity.id }
      const problem = perform({ schedule: wanted, store, access, dryRun: true })
      if (problem !== null || !document) throw apiError(409, problem ?? 'There is no such document.')
      if (schedules.waitingFor(given.documentId, given.action)) {
        throw apiError(409, `There is a time to ${given.action} this already. Change or cancel that one.`)
      }
      if (schedules.waiting() >= MAX_WAITING) throw apiError(409, `At most ${MAX_WAITING} schedules may wait.`)
      const added = schedules.add({ ...wanted, documentType: document._type })
      runner.wake()
      return c.json({ schedule: view(added) }, 201)
    })
    .patch('/data/schedules/:dataset/:id', async (c) => {
      const { id } = requireChangeable(c.var, c.req.param('id'))
      const given = await parseJsonBody(c, change)
      requirePerson(c.var.identity)
      requireFuture(given.runAt)
      if (!schedules.move(id, given.runAt, c.var.identity.id)) throw respondNotWaiting()
      runner.wake()
      return c.json({ schedule: view(requireChangeable(c.var, id)) })
    })
    .delete('/data/schedules/:dataset/:id', (c) => {
      const { id } = requireChangeable(c.var, c.req.param('id'))
      if (!schedules.cancel(id)) throw respondNotWaiting()
      return c.json({ schedule: view(requireChangeable(c.var, id)) })
    })
}
