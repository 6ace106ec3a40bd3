import { expect, onTestFinished, test } from 'vitest'
import { FORM_PATHS } from '#lib/forms.ts'
import { openLeadsDatabase } from '#leads/database/open.ts'
import { isFull } from '#tests/support/full.ts'
import { startFloodProcess } from './floodProcess.ts'
import { post, VALID } from './requests.ts'
import { temporaryFolder } from './services.ts'

const KILLS = isFull ? 20 : 3
const AT_ONCE = 8

/** Posts until the server dies, and kills it as soon as it said yes so many times. Returns whom it said yes to. */
async function floodAndKill(folder: string, round: number, killAfter: number): Promise<string[]> {
  const server = await startFloodProcess(folder)
  const acknowledged: string[] = []
  let killed: Promise<void> | undefined
  async function send(sender: number): Promise<void> {
    for (let number = 0; ; number += 1) {
      const email = `r${round}s${sender}n${number}@flood.example`
      const answer = await post(`${server.origin}${FORM_PATHS.demo}`, { ...VALID.demo, email }).catch(() => null)
      if (answer?.status !== 200) return
      acknowledged.push(email)
      if (acknowledged.length >= killAfter) killed ??= server.kill()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, sender) => send(sender)))
  await killed
  return acknowledged
}

test(`${KILLS} kills during a flood lose no acknowledged request and double none`, async () => {
  const folder = await temporaryFolder()
  const acknowledged: string[] = []
  for (let round = 0; round < KILLS; round += 1)
    acknowledged.push(...(await floodAndKill(folder, round, 5 + round * 3)))

  const database = await openLeadsDatabase({ DATA_DIR: folder })
  onTestFinished(() => database.close())
  const records = await database.db
    .selectFrom('leads')
    .leftJoin('deliveries', 'deliveries.lead_id', 'leads.id')
    .select(['email', 'submissions', (expression) => expression.fn.count<number>('deliveries.id').as('deliveries')])
    .groupBy(['leads.id', 'email', 'submissions'])
    .execute()
  const stored = new Set(records.map(({ email }) => email))
  expect(acknowledged.length).toBeGreaterThan(KILLS * 5)
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
  expect(records).toHaveLength(stored.size)
  expect(records.filter(({ submissions, deliveries }) => submissions !== 1 || deliveries !== 2)).toEqual([])
})
