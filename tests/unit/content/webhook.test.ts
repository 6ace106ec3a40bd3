import { encodeSignatureHeader } from '@sanity/webhook'
import { describe, expect, it } from 'vitest'
import { isSigned } from '#lib/content/revalidation.ts'
import { readLimited } from '#lib/readLimited.ts'

const secret = 'a-secret-of-enough-length'
const body = JSON.stringify({ _id: 'personalPage', _type: 'personalPage' })
const signed = await encodeSignatureHeader(body, Date.UTC(2026, 4, 12), secret)

describe('the webhook of a published change', () => {
  it('is accepted when signed with the secret', async () => {
    expect(await isSigned(body, signed, secret)).toBe(true)
  })

  it.each([
    ['another secret', body, signed, 'another-secret-of-length'],
    ['another body', body.replace('personalPage', 'businessPage'), signed, secret],
    ['a later time than was signed', body, signed.replace(/^t=\d+/, `t=${Date.UTC(2026, 4, 13)}`), secret],
    ['a signature cut short', body, signed.slice(0, -1), secret],
    ['a malformed header', body, 'signature', secret],
    ['an empty header', body, '', secret],
  ])('is refused with %s', async (_what, text, header, key) => {
    expect(await isSigned(text, header, key)).toBe(false)
  })

  it('is read up to the limit', async () => {
    expect((await readLimited(new Response('é').body, 2))?.toString()).toBe('é')
  })

  it('is not read beyond the limit', async () => {
    expect(await readLimited(new Response('éé').body, 3)).toBeUndefined()
  })
})
