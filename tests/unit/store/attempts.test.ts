import { beforeEach, describe, expect, it } from 'vitest'
import { type Attempt, SignInAttempts } from '#store/accounts/attempts.ts'

let attempts: SignInAttempts
beforeEach(() => {
  attempts = new SignInAttempts()
})

const stranger = (address: string, email = 'mia@example.test'): Attempt => ({
  address,
  email,
  trustedDevice: undefined,
})
const owner = (address = '192.0.2.1'): Attempt => ({ ...stranger(address), trustedDevice: 'the browser of Mia' })

/** How many of some tries may go on. */
async function admitted(count: number, attempt: (index: number) => Attempt) {
  const waits = await Promise.all(Array.from({ length: count }, (_, index) => attempts.wait(attempt(index))))
  return waits.filter((seconds) => seconds === 0).length
}

describe('of tries to sign in', () => {
  it.each([
    ['one caller at one account', 10, () => stranger('198.51.100.7')],
    [
      'one caller at one account, however it is written',
      10,
      (n: number) => stranger('198.51.100.7', n % 2 ? 'MIA@example.test ' : undefined),
    ],
    ['one subscriber with many IPv6 addresses', 10, (n: number) => stranger(`2001:db8:1:2::${n}`)],
    ['one caller at many accounts', 50, (n: number) => stranger('198.51.100.7', `guess${n}@example.test`)],
    ['many callers at one account', 100, (n: number) => stranger(`198.51.100.${n}`)],
    ['a browser that was used before', 10, (n: number) => owner(`192.0.2.${n}`)],
  ] as const)('by %s, at most %i in a quarter of an hour go on', async (_who, most, attempt) => {
    expect(await admitted(150, attempt)).toBe(most)
  })

  it('those of strangers, however many, take none from the browser that was used before', async () => {
    await admitted(250, (n) => stranger(`192.0.2.${n}`))
    expect(await attempts.wait(owner())).toBe(0)
  })

  it('refused attempts count against no other caller', async () => {
    await admitted(500, () => stranger('198.51.100.7'))
    expect(await admitted(5, () => stranger('198.51.100.8'))).toBe(5)
  })

  it('a caller has all again after one that succeeded', async () => {
    await admitted(9, () => stranger('198.51.100.7'))
    await attempts.reset(stranger('198.51.100.7'))
    expect(await admitted(20, () => stranger('198.51.100.7'))).toBe(10)
  })
})
