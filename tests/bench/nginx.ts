import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '../e2e/product/product.ts'
import type { AddCleanup } from './part.ts'

/** Debian installs nginx in /usr/sbin, which is only in the PATH of root. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}${delimiter}/usr/sbin` }

export const isInstalled = (program: string) => spawnSync(program, ['-v'], { env }).error === undefined

/** A compressed page with its headers, as the site sends them. */
export interface Page {
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Headers that nginx adds itself. */
const OWN_HEADERS = /^(connection|content-length|content-type|date|etag|keep-alive)$/

/** Some values have quotes of their own, such as that of `Speculation-Rules`. */
const quote = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const createConfiguration = (port: number, headers: Page['headers']) => `
daemon off;
pid nginx.pid;
error_log stderr warn;
worker_processes auto;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path temp; proxy_temp_path temp; fastcgi_temp_path temp; uwsgi_temp_path temp; scgi_temp_path temp;
  server {
    listen 127.0.0.1:${port};
    root pages;
    location / {
      default_type text/html;
      index page;
${Object.entries(headers)
  .filter(([name]) => !OWN_HEADERS.test(name))
  .map(([name, value]) => `      add_header ${name} ${quote(value)};`)
  .join('\n')}
    }
  }
}`

/**
 * Serves one page from disk with nginx: the same bytes and headers, such as the content security policy.
 *
 * @returns the address of the page
 * @throws Error when nginx does not start
 */
export async function serveWithNginx({ headers, body }: Page, addCleanup: AddCleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'))
  addCleanup(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages', 'page'), body)
  await writeFile(join(folder, 'nginx.conf'), createConfiguration(port, headers))
  // The workers may run as another user.
  await chmod(folder, 0o755)
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit', env })
  const ended = once(child, 'exit')
  addCleanup(() => {
    child.kill('SIGTERM')
    return ended
  })
  const url = `http://127.0.0.1:${port}/`
  const isUp = () =>
    fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('nginx did not start; its reason is above.')
  }
  return url
}
