import { describe, expect, it } from 'vitest'
import { PasswordHasher } from '#store/accounts/secrets.ts'

const CHEAP = { N: 16, r: 8, p: 1 }
const hasher = new PasswordHasher(CHEAP)

describe('a password', () => {
  it('is hashed at the cost OWASP recommends unless a test lowers it', async () => {
    expect(await new PasswordHasher().hash('four words in a row')).toMatch(/^scrypt:32768:8:3:/)
  })

  it('matches its own hash alone', async () => {
    const hash = await hasher.hash('four words in a row')
    expect(await hasher.matches('four words in a row', hash)).toBe(true)
    expect(await hasher.matches('four words in a rov', hash)).toBe(false)
  })

  it('has another hash each time, so that equal passwords do not show', async () => {
    expect(await hasher.hash('the same')).not.toBe(await hasher.hash('the same'))
  })

  it('still matches a hash that was made at another cost', async () => {
    // scrypt of "password" with N 1024, r 8, p 16 and the salt "NaCl": RFC 7914, section 12.
    const key =
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640'
    const hash = `scrypt:1024:8:16:${Buffer.from('NaCl').toString('base64url')}:${Buffer.from(key, 'hex').toString('base64url')}`
    expect(await hasher.matches('password', hash)).toBe(true)
  })

  it('is compared also while no password can be hashed', async () => {
    // scrypt refuses a cost that is no power of two, as it fails without memory.
    const failing = new PasswordHasher({ ...CHEAP, N: 3 })
    await expect(failing.hash('four words in a row')).rejects.toThrow('Invalid scrypt params')
    expect(await failing.matches('four words in a row', await hasher.hash('four words in a row'))).toBe(true)
  })

  it('matches nothing when there is no account', async () => {
    expect(await hasher.matches('nobody', undefined)).toBe(false)
  })
})
