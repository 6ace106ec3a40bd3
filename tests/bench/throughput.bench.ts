/** Requests per second of the landing page, beside nginx with the same bytes: what the framework costs on this machine. */
import { spawnSync } from 'node:child_process'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startProduct } from '../e2e/product/product.ts'
import { prepareTemplate } from '../e2e/product/template.ts'
import { has, serveWithNginx } from './nginx.ts'
import { report } from './report.ts'
import type { Row } from './report.ts'

const SECONDS = 10
const CONNECTIONS = 32
const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

/** The bytes a browser that takes Brotli is sent. */
const compressed = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => buffer(answer).then(resolve, reject)).on(
      'error',
      reject,
    )
  })

/** Lets wrk ask for a page as fast as it can. */
function ask(url: string, seconds: number): Row {
  const args = ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url]
  const { stdout, stderr } = spawnSync('wrk', args, { encoding: 'utf8' })
  const [, perSecond = ''] = stdout.match(/Requests\/sec:\s+([\d.]+)/) ?? []
  const [, p99 = '', unit = ''] = stdout.match(/99%\s+([\d.]+)(us|ms|s)/) ?? []
  if (perSecond === '') throw new Error(`wrk measured nothing: ${stderr}`)
  const refused = stdout.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0
  return {
    'requests per second': Math.round(Number(perSecond)),
    'p99 in ms': Number((Number(p99) * (UNITS[unit] ?? Number.NaN)).toFixed(1)),
    'not answered with 200': Number(refused),
  }
}

if (has('nginx') && has('wrk')) {
  await prepareTemplate()
  const product = await startProduct()
  const page = await compressed(`${product.url}/`)
  const nginx = await serveWithNginx(page)
  try {
    ask(`${product.url}/`, 2)
    await report('throughput', {
      [`site, ${page.byteLength} bytes`]: ask(`${product.url}/`, SECONDS),
      'nginx, the same bytes': ask(nginx.url, SECONDS),
    })
  } finally {
    await nginx.stop()
    await product.remove()
  }
} else {
  process.stdout.write('Throughput is not measured: it takes nginx and wrk (apt-get install nginx-light wrk).\n')
}
