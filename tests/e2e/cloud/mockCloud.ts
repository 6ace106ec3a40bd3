import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { Server } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pino from 'pino'
import { z } from 'zod'
import { createStoreProxy } from '#server/storeProxy.ts'
import { takeOut } from '#tests/contract/store/removeFields.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { cloneTemplate, root } from '../product/template.ts'
import { createCertificate } from './certificate.ts'
import { createSecureServer } from './secureServer.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'

export const PROJECT_ID = 'standin1'
const TOKENS = { read: 'stand-in-read-token-0123', write: 'stand-in-write-token-0123' }
const REVALIDATE_SECRET = 'stand-in-revalidate-secret'

/** Hosts of Sanity's cloud that a site and its Studio contact. */
const HOSTS = ['api.sanity.io', `${PROJECT_ID}.api.sanity.io`, 'cdn.sanity.io']

/** Endpoints of the embedded store that Sanity's API lacks. */
const STORE_ENDPOINTS = /\/(data\/(approvals|shares)|accounts|invitations|previews)(\/|\?|$)/

const announcement = z.object({ url: z.string() })

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mock server does not listen on a port.')
  return address.port
}

/** Starts the store program with a Sanity project id, in place of Sanity's API. */
async function runStore(folder: string, siteUrl: string) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['rules/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH,
      NODE_ENV: 'test',
      DATA_DIR: folder,
      SITE_URL: siteUrl,
      SANITY_PROJECT_ID: PROJECT_ID,
      SANITY_API_READ_TOKEN: TOKENS.read,
      SANITY_API_WRITE_TOKEN: TOKENS.write,
      SANITY_REVALIDATE_SECRET: REVALIDATE_SECRET,
      STUDIO_ADMIN_EMAIL: ADMINISTRATOR.email,
      STUDIO_ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
  })
  const ended = once(child, 'exit')
  if (!child.stdout) throw new Error('The store has no output to read.')
  const first: unknown[] = await once(createInterface(child.stdout), 'line')
  const { url } = announcement.parse(JSON.parse(z.string().parse(first[0])))
  return {
    url,
    /** Sends a webhook to the site for each published change from now on. */
    setWebhookUrl: () => void child.send({ setWebhookUrl: `${siteUrl}/api/revalidate` }),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Creates the CORS headers that Sanity sends for an allowed origin. */
function createCorsHeaders(origin: string, requestedHeaders: string | undefined) {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': requestedHeaders ?? '',
    vary: 'origin',
  }
}

/**
 * Starts a mock of Sanity's cloud: the real host names over TLS, behind an HTTP proxy that the site and the browser use.
 * The site therefore needs no setting for this test.
 *
 * @param siteUrl the allowed CORS origin, and the receiver of the webhook
 * @param missing fields to remove from documents
 */
export async function startCloud(siteUrl: string, missing: Parameters<typeof takeOut>[1] = {}) {
  const { folder, remove } = await cloneTemplate()
  takeOut(folder, missing)
  const store = await runStore(folder, siteUrl)
  const proxy = createStoreProxy(store.url, pino({ level: 'silent' }))
  const { cert, key } = createCertificate(HOSTS)
  const certificateFile = join(folder, 'stand-in.pem')
  await writeFile(certificateFile, cert)

  const storeCalls = new Set<string>()
  const api = createServer((request, response) => {
    request.url = `/lake${request.url}`
    const { origin } = request.headers
    if (origin === siteUrl) {
      const cors = createCorsHeaders(origin, request.headers['access-control-request-headers'])
      for (const [name, value] of Object.entries(cors)) response.setHeader(name, value)
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (STORE_ENDPOINTS.test(request.url)) {
      storeCalls.add(request.url)
      return void response.writeHead(404).end()
    }
    proxy.forward(request, response)
  })
  // A short timeout would close an idle connection just as its client sends a request.
  api.keepAliveTimeout = 120_000
  api.on('upgrade', (request, socket, head) => {
    request.url = `/lake${request.url}`
    proxy.upgrade(request, socket, head)
  })
  const secure = createSecureServer({ cert, key }, await listen(api))
  const securePort = await listen(secure)

  const unknownHosts = new Set<string>()
  const connectProxy = createServer().on('connect', (request, socket, head: Buffer) => {
    const host = (request.url ?? '').replace(/:443$/, '')
    socket.on('error', () => socket.destroy())
    if (!HOSTS.includes(host)) {
      unknownHosts.add(host)
      return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    }
    const upstream = connect(securePort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.on('error', () => socket.destroy())
  })
  const proxyUrl = `http://127.0.0.1:${await listen(connectProxy)}`

  return {
    proxyUrl,
    setWebhookUrl: store.setWebhookUrl,
    /** Requested hosts that a site does not need. */
    unknownHosts,
    /** Requested endpoints that Sanity's cloud lacks; they answer 404. */
    storeCalls,
    /** Environment variables of a site that uses this project. */
    settings: {
      SANITY_PROJECT_ID: PROJECT_ID,
      SANITY_API_READ_TOKEN: TOKENS.read,
      SANITY_REVALIDATE_SECRET: REVALIDATE_SECRET,
      HTTPS_PROXY: proxyUrl,
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: certificateFile,
    },
    /** Client with the write token of the project. */
    content: createStoreClient(store.url, { projectId: PROJECT_ID, token: TOKENS.write }),
    /** Signs in as the administrator. */
    async sessionToken(): Promise<string> {
      const answer = await fetch(`${store.url}/v1/auth/login/local`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: siteUrl },
        body: new URLSearchParams({ origin: `${siteUrl}/studio`, ...ADMINISTRATOR }),
      })
      const sid = new URL(answer.headers.get('location') ?? '').hash.replace('#sid=', '')
      const fetched = await fetch(`${store.url}/v1/auth/fetch?sid=${sid}`)
      return z.object({ token: z.string() }).parse(await fetched.json()).token
    },
    async stop() {
      connectProxy.close()
      connectProxy.closeAllConnections()
      secure.close()
      api.close()
      api.closeAllConnections()
      proxy.close()
      await store.stop()
      await remove()
    },
  }
}
