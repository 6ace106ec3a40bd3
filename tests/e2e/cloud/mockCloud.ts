import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { connect } from 'node:net'
import type { Server } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient } from '@sanity/client'
import pino from 'pino'
import { z } from 'zod'
import { createStoreProxy } from '#server/storeProxy.ts'
import { takeOut } from '#tests/contract/store/removeFields.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { cloneTemplate, root } from '../product/template.ts'
import { createCertificate } from './certificate.ts'

export const PROJECT_ID = 'standin1'
const TOKENS = { read: 'stand-in-read-token-0123', write: 'stand-in-write-token-0123' }
const REVALIDATE_SECRET = 'stand-in-revalidate-secret'

/** The hosts of Sanity's cloud that a site and its Studio speak to. */
const HOSTS = ['api.sanity.io', `${PROJECT_ID}.api.sanity.io`, 'cdn.sanity.io']

const announcement = z.object({ url: z.string() })

async function getPort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.')
  return address.port
}

/** The store program with the id of a project, which plays Sanity's. */
async function runStore(folder: string, siteUrl: string) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['store/main.ts'], {
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
    /** From now on the site receives a webhook for published changes. */
    setWebhookUrl: () => void child.send({ setWebhookUrl: `${siteUrl}/api/revalidate` }),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The CORS headers that let a page of another origin read the answers, as a project's CORS origins do. */
function createCorsHeaders(origin: string, asked: string | undefined) {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': asked ?? '',
    vary: 'origin',
  }
}

/**
 * Plays Sanity's cloud for one site: the real hosts, over TLS, behind a proxy that the site's programs and the browser
 * are set to use. So everything runs as it would there, and no setting exists for the sake of this test.
 *
 * @param siteUrl the one origin that may call from a browser, and where published changes are announced
 * @param missing parts that its documents lack, which the cloud does not mind
 */
export async function startCloud(siteUrl: string, missing: Parameters<typeof takeOut>[1] = {}) {
  const { folder, remove } = await cloneTemplate()
  takeOut(folder, missing)
  const store = await runStore(folder, siteUrl)
  const proxy = createStoreProxy(store.url, pino({ level: 'silent' }))
  const { cert, key } = createCertificate(HOSTS)
  const certificateFile = join(folder, 'stand-in.pem')
  await writeFile(certificateFile, cert)

  const secure = createSecureServer({ cert, key }, (request, response) => {
    request.url = `/lake${request.url}`
    const { origin } = request.headers
    if (origin === siteUrl) {
      const cors = createCorsHeaders(origin, request.headers['access-control-request-headers'])
      for (const [name, value] of Object.entries(cors)) response.setHeader(name, value)
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    // A plan without comments: their streams would take what is left of the six connections that HTTP/1.1 has.
    if (/\/features(\?|$)|datasetProfile=comments/.test(request.url)) {
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
    }
    proxy.forward(request, response)
  })
  // A client that keeps its connection must not find it closed a moment before it asks.
  secure.keepAliveTimeout = 120_000
  secure.on('upgrade', (request, socket, head) => {
    request.url = `/lake${request.url}`
    proxy.upgrade(request, socket, head)
  })
  const securePort = await getPort(secure)

  const unknownHosts = new Set<string>()
  const gate = createServer().on('connect', (request, socket, head: Buffer) => {
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
  const proxyUrl = `http://127.0.0.1:${await getPort(gate)}`

  return {
    proxyUrl,
    setWebhookUrl: store.setWebhookUrl,
    /** Hosts that were asked for and are none of those a site needs. */
    unknownHosts,
    /** What makes a site use this project. */
    settings: {
      SANITY_PROJECT_ID: PROJECT_ID,
      SANITY_API_READ_TOKEN: TOKENS.read,
      SANITY_REVALIDATE_SECRET: REVALIDATE_SECRET,
      HTTPS_PROXY: proxyUrl,
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: certificateFile,
    },
    /** Writes to the project as its owner. */
    content: createClient({
      projectId: PROJECT_ID,
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: store.url,
      useProjectHostname: false,
      useCdn: false,
      token: TOKENS.write,
    }),
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
      gate.close()
      gate.closeAllConnections()
      secure.close()
      secure.closeAllConnections()
      proxy.close()
      await store.stop()
      await remove()
    },
  }
}
