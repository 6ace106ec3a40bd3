import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumOptions, HEADLESS_SHELL } from '#tests/e2e/browser.ts'
import { runCommand } from '../command.ts'

const isThere = () => existsSync(chromiumOptions().executablePath ?? chromium.executablePath())

function run(command: string, args: readonly string[]): string {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status === 0) return ''
  return error?.message ?? stderr.trim().split('\n').at(-1) ?? `exit code ${status}`
}

const isDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

const installDebian = (name: string) =>
  run('apt-get', ['update', '-q']) || run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name])

/** Installs PostgreSQL for the tests on Debian as root. Elsewhere the tests fall back to PGlite. */
function ensurePostgres(): string {
  if (!existsSync('/usr/lib/postgresql') && isDebian()) installDebian('postgresql')
  return `Leads are tested on ${existsSync('/usr/lib/postgresql') ? 'PostgreSQL' : 'PGlite'}.`
}

/**
 * Installs a browser for the tests: Debian's headless shell on Debian as root, elsewhere Playwright's if the machine
 * has none.
 */
export function ensureBrowser(): void {
  let reason = ''
  if (!existsSync(HEADLESS_SHELL) && isDebian()) reason = installDebian('chromium-headless-shell')
  else if (!isThere()) reason = run('playwright', ['install', 'chromium'])
  if (!isThere())
    throw new Error(`No browser could be installed for the tests: ${reason}. Install Chromium and run again.`)
}

if (import.meta.main) {
  await runCommand(async () => {
    ensureBrowser()
    return ensurePostgres()
  })
}
