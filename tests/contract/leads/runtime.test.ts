import { expect, onTestFinished, test, vi } from 'vitest'
import { createChannels } from '#leads/mail/channels.ts'
import { leadsServices, startLeads, waitForDeliveries } from '#leads/runtime.ts'
import { storeLead } from './outbox.ts'
import { temporaryFolder } from './services.ts'

vi.mock('#leads/mail/channels.ts', () => ({ createChannels: vi.fn<typeof createChannels>() }))

test('channels that cannot be loaded are loaded again with the next delivery', async () => {
  vi.stubEnv('DATA_DIR', await temporaryFolder())
  vi.stubEnv('LEADS_SIGNING_SECRET', 'a secret that only this test knows')
  const deliver = async () => 'delivered' as const
  vi.mocked(createChannels)
    .mockImplementationOnce(() => {
      throw new Error('Too many files are open')
    })
    .mockReturnValue(() => ({ 'visitor-mail': deliver, 'team-notice': deliver, webhook: deliver }))
  await startLeads()
  const services = await leadsServices()
  onTestFinished(async () => {
    await globalThis.leadsRuntime?.worker?.stop()
    await services.database.close()
  })
  for (const email of ['first@lender.example', 'second@lender.example']) {
    await storeLead(services, { email }, ['visitor-mail'])
    services.wake()
    await waitForDeliveries()
  }
  const deliveries = await services.database.db.selectFrom('deliveries').select('state').execute()
  expect(deliveries.map(({ state }) => state).toSorted()).toEqual(['delivered', 'pending'])
})
