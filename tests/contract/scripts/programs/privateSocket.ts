// Listens on a private socket, prints its path and exits.
import { createServer } from 'node:http'
import { listenPrivately } from '#server/privateSocket.ts'

process.stdout.write(await listenPrivately(createServer(), process.argv[2] ?? ''))
process.exit()
