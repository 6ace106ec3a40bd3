import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readSettings, settingNames } from '#lib/env.ts'

const SEVERAL = {
  SANITY_PROJECT_ID: 'abc123',
  SANITY_API_READ_TOKEN: 'token',
  SANITY_REVALIDATE_SECRET: 'a secret of the webhook',
  DATABASE_URL: 'postgresql://localhost/site',
}

const SHA256 = Array(32).fill('0f').join(':')

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      DATA_DIR: '.data',
      SITE_URL: 'http://localhost:3000',
      SANITY_DATASET: 'production',
      embedded: true,
      projectId: 'local',
    })
  })

  it.each(['', ' ', '\n'])('ignore blank variables: %j', (value) => {
    const settings = readSettings(Object.fromEntries(settingNames.map((name) => [name, value])))
    expect(settings).toEqual(readSettings({}))
  })

  it.each([
    { name: 'SANITY_API_READ_TOKEN', value: 'skViewerToken1234567890' },
    { name: 'SANITY_REVALIDATE_SECRET', value: 'a secret of the webhook' },
    { name: 'LEADS_SIGNING_SECRET', value: 'a secret that signs links in the mails' },
    { name: 'METRICS_TOKEN', value: '0123456789abcdef' },
    { name: 'DATA_DIR', value: '/srv/data' },
  ])('refuse what files and commands add to $name', ({ name, value }) => {
    expect(readSettings({ [name]: value })).toMatchObject({ [name]: value })
    for (const changed of [`${value}\n`, ` ${value}`, `"${value}"`, `'${value}'`])
      expect(() => readSettings({ [name]: changed })).toThrow(name)
  })

  it.each(['0x10', '1e3', '-1', '1.5', 'NaN'])('refuse a number written as %s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow('PORT')
  })

  it.each([
    'postgres://ann:p%40ss%2Fw%3Ard@db.example/leads?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgresql://localhost/site',
    'postgres:///site?host=/var/run/postgresql',
  ])('accept a database at %s', (DATABASE_URL) => {
    expect(readSettings({ DATABASE_URL })).toMatchObject({ DATABASE_URL })
  })

  it('remove the trailing slash of an address', () => {
    const settings = readSettings({ SITE_URL: 'https://example.com/', API_HOST: 'https://api.example.com/' })
    expect(settings).toMatchObject({ SITE_URL: 'https://example.com', API_HOST: 'https://api.example.com' })
  })

  it.each([
    ['the address of its production there', { VERCEL_ENV: 'production' }, 'https://homie.example'],
    ['its own address for a preview', { VERCEL_ENV: 'preview' }, 'https://homie-git-x.vercel.app'],
    ['what is given before either', { VERCEL_ENV: 'production', SITE_URL: 'https://a.ca' }, 'https://a.ca'],
  ])('take of a deployment on Vercel %s', (_case, environment, address) => {
    const hosts = { VERCEL_URL: 'homie-git-x.vercel.app', VERCEL_PROJECT_PRODUCTION_URL: 'homie.example' }
    expect(readSettings({ ...hosts, ...environment }).SITE_URL).toBe(address)
  })

  it.each([
    ['a port that is none', { PORT: '70000' }, 'PORT'],
    ['an address without a protocol', { SITE_URL: 'example.com' }, 'SITE_URL'],
    ['an address below a path', { SITE_URL: 'https://example.com/site' }, 'SITE_URL'],
    ['an address with a name and a password', { SITE_URL: 'https://ann:secret@example.com' }, 'SITE_URL'],
    ['an address with a query', { SITE_URL: 'https://example.com/?a=1' }, 'SITE_URL'],
    ['an address with an anchor', { SITE_URL: 'https://example.com#top' }, 'SITE_URL'],
    ['a short password', { STUDIO_ADMIN_EMAIL: 'a@b.ca', STUDIO_ADMIN_PASSWORD: 'short' }, 'STUDIO_ADMIN_PASSWORD'],
    ['any origin', { STUDIO_ALLOWED_ORIGINS: '*' }, 'STUDIO_ALLOWED_ORIGINS'],
    ['an origin without https', { STUDIO_ALLOWED_ORIGINS: 'http://a.example' }, 'STUDIO_ALLOWED_ORIGINS'],
    ['an origin with a path', { STUDIO_ALLOWED_ORIGINS: 'https://a.example/' }, 'STUDIO_ALLOWED_ORIGINS'],
    ['an administrator without a password', { STUDIO_ADMIN_EMAIL: 'a@b.ca' }, 'STUDIO_ADMIN_PASSWORD'],
    ['a project of the cloud without its token', { SANITY_PROJECT_ID: 'abc123' }, 'SANITY_API_READ_TOKEN'],
    ['a project of the cloud without a secret', { SANITY_PROJECT_ID: 'abc123' }, 'SANITY_REVALIDATE_SECRET'],
    ['several instances without a mail server', SEVERAL, 'SMTP_URL'],
    ['several instances without one secret', { ...SEVERAL, SMTP_URL: 'smtp://mail' }, 'LEADS_SIGNING_SECRET'],
    ['a password of a database that is not encoded', { DATABASE_URL: 'postgres://ann:50%off@db/site' }, 'DATABASE_URL'],
    ['a password of a mail server that is not encoded', { SMTP_URL: 'smtp://ann:50%off@mail' }, 'SMTP_URL'],
    ['a token that no header can hold', { SANITY_API_READ_TOKEN: 'clé' }, 'SANITY_API_READ_TOKEN'],
    ['a mail server without its slashes', { SMTP_URL: 'smtp:mail.example.com' }, 'SMTP_URL'],
    ['a sender without angle brackets', { MAIL_FROM: 'Homie hello@homie.example' }, 'MAIL_FROM'],
    ['a sender with one angle bracket', { MAIL_FROM: 'Homie <hello@homie.example' }, 'MAIL_FROM'],
    ['two senders', { MAIL_FROM: 'hello@homie.example, team@homie.example' }, 'MAIL_FROM'],
    ['a webhook with a name and a password', { LEADS_WEBHOOK_URL: 'https://ann:secret@a.ca' }, 'LEADS_WEBHOOK_URL'],
    ['an app without its team', { APPLE_APP_IDS: 'ca.homie.app' }, 'APPLE_APP_IDS'],
    ['one app among several', { APPLE_APP_IDS: 'ABCDE12345.ca.homie.app, homie' }, 'APPLE_APP_IDS'],
    ['a package that is one word', { ANDROID_APP_PACKAGE: 'homie' }, 'ANDROID_APP_PACKAGE'],
    ['a package without a certificate', { ANDROID_APP_PACKAGE: 'ca.homie.app' }, 'ANDROID_APP_FINGERPRINTS'],
    ['a certificate without a package', { ANDROID_APP_FINGERPRINTS: SHA256 }, 'ANDROID_APP_PACKAGE'],
    [
      'a fingerprint of SHA-1',
      { ANDROID_APP_PACKAGE: 'ca.homie.app', ANDROID_APP_FINGERPRINTS: SHA256.slice(0, 59) },
      'ANDROID_APP_FINGERPRINTS',
    ],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('name what is wrong with %s', (_case, environment, name) => {
    expect(() => readSettings(environment)).toThrow(name)
  })

  it.each(['hello@homie.example', 'Homie <hello@homie.example>', '"Homie, Inc." <hello@homie.example>', '<a@b.ca>'])(
    'take the sender %s',
    (MAIL_FROM) => {
      expect(readSettings({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
    },
  )

  it('set the log level to info by default', () => {
    expect(readSettings({}).LOG_LEVEL).toBe('info')
  })

  it('describe all problems in one line', () => {
    expect(() => readSettings({ PORT: 'a', SITE_URL: 'b' })).toThrow(/^Wrong setting\. [^\n]+ See \.env\.example\.$/)
  })
})

describe('.env.example', () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'))

  it('lists every setting, and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual(settingNames.toSorted())
  })

  it('gives the defaults', () => {
    expect(readSettings(example)).toEqual(readSettings({}))
  })
})
