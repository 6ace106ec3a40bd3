import { createServer } from 'node:http'
import { join } from 'node:path'
import { getVisitCounter } from '#lib/counts/counter.ts'
import { createLeadsLog } from '#leads/log.ts'
import { openLeadsDatabase } from '#leads/database/open.ts'
import { startCountsWriter } from '#leads/counts/writer.ts'
import { type SplitPath, SPLITS_PATH } from '#lib/landingPages/splitPaths.ts'
import { createLog } from '#lib/log.ts'
import { startFrontDoor } from '#server/startServer.ts'

/**
 * The front door before a server in Next's place, which renders the path of each page, and splits `/business`, whose counts go to a data folder, in a process of their own that a test
 * can kill. Prints a line once it listens on PORT, and stops when its input ends.
 *
 * Argument: the data folder.
 */
const [folder = '.'] = process.argv.slice(2)
const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=3600, stale-while-revalidate=31532400',
  'x-nextjs-cache': 'HIT',
}
const socket = join(folder, 'next.sock')
const SPLIT: SplitPath = {
  path: '/business',
  target: '/side',
  variant: '/side',
  names: ['/side'],
  percentage: 50,
  endsAt: Date.now() + 60 * 60_000,
}
createServer(({ url = '' }, response) => {
  if (url === SPLITS_PATH) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([SPLIT]))
  else response.writeHead(200, PAGE).end(`<p>${url}</p>${'<p>Words</p>'.repeat(900)}`)
}).listen(socket)
const database = await openLeadsDatabase({ DATA_DIR: folder })
const writer = startCountsWriter({ database, log: createLeadsLog() }, getVisitCounter())
const stopFrontDoor = await startFrontDoor(socket, createLog('site'))
process.stdin.resume().once('end', async () => {
  await stopFrontDoor()
  await writer.stop()
  process.exit()
})
process.stdout.write('listening\n')
