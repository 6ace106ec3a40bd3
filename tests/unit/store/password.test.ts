import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from '#store/accounts/password.ts'

describe('a password', () => {
  it('matches its own hash alone', async () => {
    const hash = await hashPassword('four words in a row')
    expect(await passwordMatches('four words in a row', hash)).toBe(true)
    expect(await passwordMatches('four words in a rov', hash)).toBe(false)
  })

  it('has another hash each time, so that equal passwords do not show', async () => {
    expect(await hashPassword('the same')).not.toBe(await hashPassword('the same'))
  })

  it('still matches a hash that was made at another cost', async () => {
    // scrypt of "password" with N 1024, r 8, p 16 and the salt "NaCl": RFC 7914, section 12.
    const key =
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640'
    const hash = `scrypt:1024:8:16:${Buffer.from('NaCl').toString('base64url')}:${Buffer.from(key, 'hex').toString('base64url')}`
    expect(await passwordMatches('password', hash)).toBe(true)
  })

  it('matches nothing when there is no account, not even the password of nobody', async () => {
    expect(await passwordMatches('nobody', undefined)).toBe(false)
  })
})
