/** Compares the requests per second of the landing page with those of nginx serving the same bytes. */
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isInstalled, type Page, serveWithNginx } from './nginx.ts'
import { prepare, runPart, start } from './part.ts'
import { report } from './report.ts'
import { runWrk } from './wrk.ts'

const DURATION_SECONDS = 10
const WARM_UP_SECONDS = 10

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
  await report('throughput', {
    [`site, ${page.body.byteLength} bytes`]: await runWrk(`${url}/`, DURATION_SECONDS, addCleanup),
    'nginx, the same response': await runWrk(nginx, DURATION_SECONDS, addCleanup),
  })
})
