/** The metrics with their Prometheus types and help texts. */
const METRICS = {
  homie_requests_total: ['counter', 'HTTP responses of the front door by class and status.'],
  homie_page_cache_total: ['counter', 'Cacheable requests by result: from the cache (hit) or rendered (miss).'],
  homie_publish_to_fresh_seconds: ['histogram', 'Time from a publish until all its pages are revalidated.'],
  homie_store_restarts_total: ['counter', 'Restarts of the content store.'],
  homie_outbox_waiting: ['gauge', 'Mails and webhooks of leads that wait for delivery.'],
  homie_outbox_oldest_seconds: ['gauge', 'Age of the oldest waiting mail or webhook.'],
  homie_outbox_failed: ['gauge', 'Mails and webhooks of leads that failed permanently.'],
} as const
type Metric = keyof typeof METRICS

/** Labels of a metric. Their values are constants of this code, so they are not escaped. */
type Labels = Record<string, string | number>

const PUBLISH_BUCKETS_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, Infinity]

declare global {
  /** Shared by the start script and routes, which have separate copies of this module. The front door has its own. */
  var siteMetrics: Map<string, number> | undefined
}

const getSample = (name: string, labels: Labels) => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name
}

function add(sample: string, amount: number) {
  const samples = (globalThis.siteMetrics ??= new Map())
  samples.set(sample, (samples.get(sample) ?? 0) + amount)
}

export type Samples = ReadonlyMap<string, number>

/** Returns the samples of this thread. */
export const getSamples = (): Samples => globalThis.siteMetrics ?? new Map()

/** Adds the samples of another thread, in place of its former ones. */
export function addSamples(samples: Samples): void {
  globalThis.siteMetrics = new Map([...getSamples(), ...samples])
}

/** Returns a function that counts an event. The metrics show the counter at once, with 0. */
export function createCounter(metric: Metric, labels: Labels = {}): () => void {
  const sample = getSample(metric, labels)
  add(sample, 0)
  return () => add(sample, 1)
}

/**
 * Records the time from publishing a change to its revalidation.
 *
 * @param publishedAt in milliseconds since 1970; changes from before the start of this process are ignored
 */
export function observePublish(publishedAt: number): void {
  if (publishedAt < performance.timeOrigin) return
  const seconds = Math.max(0, Date.now() - publishedAt) / 1000
  const name = 'homie_publish_to_fresh_seconds'
  for (const limit of PUBLISH_BUCKETS_SECONDS) {
    add(getSample(`${name}_bucket`, { le: limit === Infinity ? '+Inf' : limit }), seconds <= limit ? 1 : 0)
  }
  add(`${name}_sum`, seconds)
  add(`${name}_count`, 1)
}

/** What waits for delivery over a channel, and what could not be delivered. */
export interface OutboxStatus {
  channel: string
  waiting: number
  oldestSeconds: number
  failed: number
}

/** Returns all metrics in the Prometheus text format. */
export function formatMetrics(outbox: readonly OutboxStatus[]): string {
  const gauges = outbox.flatMap(({ channel, waiting, oldestSeconds, failed }) => [
    [getSample('homie_outbox_waiting', { channel }), waiting] as const,
    [getSample('homie_outbox_oldest_seconds', { channel }), oldestSeconds] as const,
    [getSample('homie_outbox_failed', { channel }), failed] as const,
  ])
  const samples = [...(globalThis.siteMetrics ?? []), ...gauges]
  const lines = Object.entries(METRICS).flatMap(([name, [type, help]]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.filter(([sample]) => sample.startsWith(name)).map(([sample, value]) => `${sample} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}
