import { getRewrittenUrl, unstable_getResponseFromNextConfig as answer } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import nextConfig from '../../../next.config.mjs'
import { GET } from '#app/api/app-links/[platform]/route.ts'
import { readSettings } from '#lib/env.ts'
import { createAppAssociation } from '#lib/links/appLinks.ts'

const settings = readSettings({
  APPLE_APP_IDS: 'ABCDE12345.ca.homie.app, ABCDE12345.ca.homie.beta',
  ANDROID_APP_PACKAGE: 'ca.homie.app',
  ANDROID_APP_FINGERPRINTS: Array(32).fill('0f').join(':'),
})

describe('the apps of the site', () => {
  it('open its link and scan pages on iOS, in every edition', () => {
    const paths = ['', '/lp1', '/fr', '/fr/lp1'].flatMap((home) => [
      { '/': `${home}/v1/link/*` },
      { '/': `${home}/signup/mobile/*` },
    ])
    expect(createAppAssociation('ios', settings)).toEqual({
      applinks: {
        details: [{ appIDs: ['ABCDE12345.ca.homie.app', 'ABCDE12345.ca.homie.beta'], components: paths }],
      },
    })
  })

  it('open its links on Android', () => {
    expect(createAppAssociation('android', settings)).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'ca.homie.app',
          sha256_cert_fingerprints: [Array(32).fill('0F').join(':')],
        },
      },
    ])
  })

  it.each(['ios', 'android', 'other'])('are none without settings: %s', async (platform) => {
    expect(createAppAssociation(platform, readSettings({}))).toBeUndefined()
    const response = await GET(new Request('http://localhost/'), { params: Promise.resolve({ platform }) })
    expect(response.status).toBe(404)
  })

  it.each([
    ['/.well-known/apple-app-site-association', '/api/app-links/ios'],
    ['/.well-known/assetlinks.json', '/api/app-links/android'],
  ])('are named at %s without a redirect', async (path, route) => {
    const response = await answer({ url: `https://homie.example${path}`, nextConfig })
    expect(new URL(getRewrittenUrl(response) ?? '').pathname).toBe(route)
  })
})
