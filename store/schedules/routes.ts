import { getDraftId } from '@sanity/client/csm'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Schedule, scheduledActions } from '#lib/schedules/schedule.ts'
import type { Identity } from '../accounts/roles.ts'
import { toIso } from '../accounts/people.ts'
import type { StoreContext, StoreDependencies } from '../http/context.ts'
import { apiError, badRequest, forbidden, notFound } from '../http/errors.ts'
import { limitBody, parseJsonBody } from '../http/input.ts'
import { publishedId } from '../mutate/schema.ts'
import { runSchedule } from './runner.ts'
import type { StoredSchedule } from './table.ts'

/** A later time is probably a typing error in the year. */
const MAX_AHEAD_MS = 2 * 366 * 24 * 3_600_000
const MAX_WAITING = 1000

const runAt = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const request = z.strictObject({ documentId: publishedId, action: z.enum(scheduledActions), runAt })
const change = z.strictObject({ runAt })

/** Requires a person: a schedule runs with the author's current rights, which a token does not lose. */
function requirePerson({ kind }: Identity) {
  if (kind !== 'person') throw forbidden('Schedules belong to users. Sign in to create or change one.')
}

function requireFuture(time: number) {
  if (time <= Date.now()) throw badRequest('This time has passed. Choose a later one.')
  if (time > Date.now() + MAX_AHEAD_MS) throw badRequest('This time is more than two years away.')
}

/** Creates `/data/schedules/:dataset`: publishing and unpublishing at a set time. Not part of Sanity's API. */
export function scheduleRoutes({ store, accounts, schedules, rules }: StoreDependencies) {
  const toSchedule = ({ author, runAt: time, finishedAt, ...rest }: StoredSchedule): Schedule => ({
    ...rest,
    runAt: toIso(time),
    author: accounts.people.getAuthor(author),
    finishedAt: finishedAt === null ? null : toIso(finishedAt),
  })

  function requireChangeable({ access }: StoreContext['Variables'], id: string): StoredSchedule {
    const schedule = schedules.get(id)
    if (!schedule) throw notFound('There is no such schedule.')
    access.require(schedule.action, { _id: schedule.documentId, _type: schedule.documentType })
    return schedule
  }

  const createNotWaitingError = () => apiError(409, 'This schedule has already run or was cancelled.')

  return new Hono<StoreContext>()
    .use('/data/schedules/*', limitBody(0.1))
    .get('/data/schedules/:dataset', (c) => c.json({ schedules: schedules.list().map(toSchedule) }))
    .post('/data/schedules/:dataset', async (c) => {
      const body = await parseJsonBody(c, request)
      const { access, identity } = c.var
      requirePerson(identity)
      requireFuture(body.runAt)
      const document = store.get(body.action === 'publish' ? getDraftId(body.documentId) : body.documentId)
      if (document) access.require(body.action, document)
      const refusal = document ? rules.findSchedulingProblem(document) : null
      if (refusal !== null) throw apiError(409, refusal)
      const problem = runSchedule({ schedule: body, store, access, rules, dryRun: true })
      if (problem !== null || !document) throw apiError(409, problem ?? 'There is no such document.')
      if (schedules.isWaiting(body.documentId, body.action)) {
        throw apiError(409, `This document already has a schedule to ${body.action} it. Change or cancel that one.`)
      }
      if (schedules.countWaiting() >= MAX_WAITING) throw apiError(409, `At most ${MAX_WAITING} schedules may wait.`)
      const added = schedules.add({ ...body, documentType: document._type, author: identity.id })
      return c.json({ schedule: toSchedule(added) }, 201)
    })
    .patch('/data/schedules/:dataset/:id', async (c) => {
      const { id } = requireChangeable(c.var, c.req.param('id'))
      const body = await parseJsonBody(c, change)
      requirePerson(c.var.identity)
      requireFuture(body.runAt)
      if (!schedules.move(id, body.runAt, c.var.identity.id)) throw createNotWaitingError()
      return c.json({ schedule: toSchedule(requireChangeable(c.var, id)) })
    })
    .delete('/data/schedules/:dataset/:id', (c) => {
      const { id } = requireChangeable(c.var, c.req.param('id'))
      if (!schedules.cancel(id)) throw createNotWaitingError()
      return c.json({ schedule: toSchedule(requireChangeable(c.var, id)) })
    })
}
