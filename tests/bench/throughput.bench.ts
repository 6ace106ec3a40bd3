/**
 * Compares the requests per second of the landing page with those of nginx serving the same bytes, and those with and
 * without the counts of visits, in turn.
 */
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { percentile } from './durations.ts'
import { isInstalled, type Page, serveWithNginx } from './nginx.ts'
import { prepare, runPart, start } from './part.ts'
import { report, type Row } from './report.ts'
import { PER_SECOND, runWrk } from './wrk.ts'

const DURATION_SECONDS = 10
const WARM_UP_SECONDS = 10
const TURNS = 5

/** Fetches a page with Brotli, without decompressing it. */
const fetchCompressed = (url: string): Promise<Page> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const headers = Object.fromEntries(
        Object.entries(answer.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
      )
      buffer(answer).then((body) => resolve({ headers, body }), reject)
    }).on('error', reject)
  })

await runPart(async (addCleanup) => {
  if (!isInstalled('nginx') || !isInstalled('wrk')) {
    process.stdout.write(
      'Throughput is not measured: nginx or wrk is missing. Install both: apt-get install nginx-light wrk\n',
    )
    return
  }
  await prepare(addCleanup)
  const { url } = await start(addCleanup)
  const page = await fetchCompressed(`${url}/`)
  const nginx = await serveWithNginx(page, addCleanup)
  await runWrk(`${url}/`, WARM_UP_SECONDS, addCleanup)
  const uncounted = await start(addCleanup, { settings: { COUNT_VISITS: 'false' } })
  await runWrk(`${uncounted.url}/`, WARM_UP_SECONDS, addCleanup)
  const turns: { counted: Row; uncounted: Row }[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push({
      counted: await runWrk(`${url}/`, DURATION_SECONDS, addCleanup),
      uncounted: await runWrk(`${uncounted.url}/`, DURATION_SECONDS, addCleanup),
    })
  }
  const ratios = turns.map((turn) => Number(turn.counted[PER_SECOND]) / Number(turn.uncounted[PER_SECOND]))
  await report('throughput', {
    [`site, ${page.body.byteLength} bytes`]: turns[0]?.counted ?? {},
    'site that counts no visits': turns[0]?.uncounted ?? {},
    'with counts, times without (median)': { [PER_SECOND]: Number(percentile(ratios, 0.5).toFixed(3)) },
    'nginx, the same response': await runWrk(nginx, DURATION_SECONDS, addCleanup),
  })
})
