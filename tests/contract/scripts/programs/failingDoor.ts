// Starts a front door that fails once it listens, in a process that survives uncaught errors, as with Next.
import { createLog } from '#lib/log.ts'
import { startFrontDoor } from '#server/startServer.ts'

process.on('uncaughtException', () => undefined)
const door = `import { parentPort } from 'node:worker_threads'
parentPort.postMessage('listening')
setTimeout(() => { throw new Error('out of order') }, 100)
`
await startFrontDoor('', createLog('site'), new URL(`data:text/javascript,${encodeURIComponent(door)}`))
