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

const createConfiguration = (port: number) => `
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
      add_header content-encoding br;
      index page;
    }
  }
}`

/**
 * Serves one precompressed page from disk with nginx.
 *
 * @param page the compressed bytes
 * @returns the address of the page
 * @throws Error when nginx does not start
 */
export async function serveWithNginx(page: Buffer, addCleanup: AddCleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'))
  addCleanup(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages', 'page'), page)
  await writeFile(join(folder, 'nginx.conf'), createConfiguration(port))
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
