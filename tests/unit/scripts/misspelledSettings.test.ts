import { describe, expect, it } from 'vitest'
import { settingNames } from '#lib/env.ts'
import { findMisspelledSettings } from '../../../scripts/site/misspelledSettings.ts'

describe('a misspelled setting', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SITE_ULR', 'SITE_URL'],
    ['SITEURL', 'SITE_URL'],
    ['site_url', 'SITE_URL'],
    ['port', 'PORT'],
    ['EMAIL_FROM', 'MAIL_FROM'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['LEADS_SIGNING_SECRETS', 'LEADS_SIGNING_SECRET'],
    ['SANITY_PROJEKT_ID', 'SANITY_PROJECT_ID'],
    ['SANITY_API_WRITE_TOKN', 'SANITY_API_WRITE_TOKEN'],
    ['STUDIO_ADMIN_PASWORD', 'STUDIO_ADMIN_PASSWORD'],
  ])('%s is recognized as %s', (name, setting) => {
    expect(findMisspelledSettings([name])).toEqual([{ name, setting }])
  })

  it('is not looked for where the setting is set under its name', () => {
    expect(findMisspelledSettings(['LOGLEVEL', 'LOG_LEVEL'])).toEqual([])
  })
})

it('no setting is mistaken for another', () => {
  for (const name of settingNames) expect(findMisspelledSettings([name])).toEqual([])
})

it.each([
  [
    'a shell',
    'HOME HOSTNAME HOSTTYPE LANG LOGNAME OLDPWD PATH POST PWD SHELL SHLVL TERM TMPDIR TZ USER XDG_DATA_DIRS EDITOR',
  ],
  ['npm and Node', 'NODE NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS npm_config_loglevel npm_package_name INIT_CWD CI'],
  ['systemd', 'INVOCATION_ID JOURNAL_STREAM LISTEN_FDS MAINPID NOTIFY_SOCKET STATE_DIRECTORY SYSTEMD_EXEC_PID'],
  [
    'Docker and Kubernetes',
    'DOCKER_HOST KUBERNETES_PORT KUBERNETES_SERVICE_HOST HOME_PORT_80_TCP COMPOSE_PROJECT_NAME',
  ],
  ['Vercel', 'VERCEL VERCEL_BRANCH_URL VERCEL_REGION VERCEL_GIT_COMMIT_SHA VERCEL_PROJECT_ID VERCEL_TARGET_ENV'],
  [
    'other programs',
    'SANITY_AUTH_TOKEN SANITY_STUDIO_DATASET NEXT_PUBLIC_SITE_URL PGHOST PGPORT HTTP_PROXY NO_PROXY AWS_REGION',
  ],
  ['this project', 'ENV_FILE FULL TEST_BROWSER'],
])('variables of %s are left alone', (_program, names) => {
  expect(findMisspelledSettings(names.split(' '))).toEqual([])
})
