import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../e2e/product/product.ts'

/** True when the machine has a program. */
export const has = (program: string) => spawnSync('which', [program]).status === 0

const configuration = (port: number) => `
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
 * Serves one page as a file, compressed beforehand, from memory or a disk's cache: as fast as this machine can.
 *
 * @param page the compressed bytes
 */
export async function serveWithNginx(page: Buffer): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages', 'page'), page)
  await writeFile(join(folder, 'nginx.conf'), configuration(port))
  // Its workers may be another user's.
  await chmod(folder, 0o755)
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}/`
  const isUp = () =>
    fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
  while (child.exitCode === null && !(await isUp())) continue
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
