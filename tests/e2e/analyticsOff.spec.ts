import { expect, test } from './fixtures.ts'
import { choose } from './ingestion/choices.ts'
import { findTraces } from './ingestion/traces.ts'
import { waitUntilSettled } from './product/scripts.ts'

test('without a key an agreed event is logged as an error naming the service, and nothing else happens', async ({
  page,
  expected,
}) => {
  expected.push(/Amplitude/)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url())
  })
  await page.goto('/')
  await choose(page, 'Accept all')
  await waitUntilSettled(page)
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.route('**/v1/link/**', (route) => route.fulfill({ status: 204 }))
  await page.getByRole('banner').locator('a[data-origin=header]').click()
  expect((await logged).text()).toContain('Amplitude')
  expect(elsewhere).toEqual([])
  expect(await findTraces(page)).toEqual([])
})
