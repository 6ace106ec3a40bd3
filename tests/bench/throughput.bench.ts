/** Requests per second of the landing page, beside nginx with the same bytes: what the framework costs on this machine. */
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isInstalled, serveWithNginx } from './nginx.ts'
import { prepare, runPart, start } from './part.ts'
import { report } from './report.ts'
import { runWrk } from './wrk.ts'

const SECONDS = 10
const WARM_UP = 10

/** The bytes a browser that takes Brotli is sent. */
const compressed = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      buffer(answer).then(resolve, reject)
    }).on('error', reject)
  })

await runPart(async (atEnd) => {
  if (!isInstalled('nginx') || !isInstalled('wrk')) {
    process.stdout.write('Throughput is not measured: it takes nginx and wrk (apt-get install nginx-light wrk).\n')
    return
  }
  await prepare(atEnd)
  const { url } = await start(atEnd)
  const page = await compressed(`${url}/`)
  const nginx = await serveWithNginx(page, atEnd)
  await runWrk(`${url}/`, WARM_UP, atEnd)
  await report('throughput', {
    [`site, ${page.byteLength} bytes`]: await runWrk(`${url}/`, SECONDS, atEnd),
    'nginx, the same bytes': await runWrk(nginx, SECONDS, atEnd),
  })
})
