import { expect, test, vi } from 'vitest'
import { GET } from '#app/api/metrics/route.ts'
import { addSamples, createCounter, formatMetrics, observePublish } from '#lib/metrics.ts'
import { testServices } from '#tests/contract/leads/services.ts'

const TOKEN = 'a token of sixteen'
vi.hoisted(() => vi.stubEnv('METRICS_TOKEN', 'a token of sixteen'))

test.each([
  ['the token', `Bearer ${TOKEN}`, 200],
  ['another token', 'Bearer a token of sixteem', 401],
  ['no token', '', 401],
])('a scrape with %s', async (_what, authorization, status) => {
  const request = new Request('http://site.example/api/metrics', { headers: { authorization } })
  expect((await GET(request)).status).toBe(status)
})

test('a scrape while the database of the leads fails has the other metrics', async () => {
  const services = await testServices()
  await services.database.close()
  Object.assign(globalThis.leadsRuntime ?? {}, { services: Promise.resolve(services) })
  const request = new Request('http://site.example/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect((await GET(request)).status).toBe(200)
})

test('the text holds counters, the histogram and the outbox as Prometheus reads them', () => {
  const countPage = createCounter('homie_requests_total', { class: 'page', status: 200 })
  countPage()
  countPage()
  createCounter('homie_store_restarts_total')
  vi.useFakeTimers({ now: performance.timeOrigin + 100_000, toFake: ['Date'] })
  for (const age of [300, 70_000, 200_000]) observePublish(Date.now() - age)
  vi.useRealTimers()
  const lines = formatMetrics([{ channel: 'webhook', waiting: 2, oldestSeconds: 61.5, failed: 1 }]).split('\n')
  for (const line of [
    '# TYPE homie_requests_total counter',
    'homie_requests_total{class="page",status="200"} 2',
    'homie_store_restarts_total 0',
    'homie_publish_to_fresh_seconds_bucket{le="0.25"} 0',
    'homie_publish_to_fresh_seconds_bucket{le="0.5"} 1',
    'homie_publish_to_fresh_seconds_bucket{le="+Inf"} 2',
    'homie_publish_to_fresh_seconds_count 2',
    'homie_outbox_oldest_seconds{channel="webhook"} 61.5',
    'homie_outbox_failed{channel="webhook"} 1',
  ]) {
    expect(lines).toContain(line)
  }
})

test('the counts of another thread replace those it reported before', () => {
  const hits = 'homie_page_cache_total{result="hit"}'
  for (const count of [1, 3]) addSamples(new Map([[hits, count]]))
  expect(formatMetrics([])).toContain(`${hits} 3\n`)
})
