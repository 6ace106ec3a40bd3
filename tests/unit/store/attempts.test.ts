import { beforeEach, describe, expect, it } from 'vitest'
import { type Attempt, ResetRequests, SignInAttempts } from '#store/accounts/attempts.ts'

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

/** Counts the attempts that are not delayed. */
async function admitted(count: number, attempt: (index: number) => Attempt) {
  const waits = await Promise.all(Array.from({ length: count }, (_, index) => attempts.wait(attempt(index))))
  return waits.filter((seconds) => seconds === 0).length
}

describe('attempts to sign in', () => {
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
  ] as const)('by %s are limited to %i per quarter of an hour', async (_who, most, attempt) => {
    expect(await admitted(150, attempt)).toBe(most)
  })

  it('by others do not count against a trusted browser', async () => {
    await admitted(250, (n) => stranger(`192.0.2.${n}`))
    expect(await attempts.wait(owner())).toBe(0)
  })

  it('count against no other caller once refused', async () => {
    await admitted(500, () => stranger('198.51.100.7'))
    expect(await admitted(5, () => stranger('198.51.100.8'))).toBe(5)
  })

  it('of a caller start again after a successful one', async () => {
    await admitted(9, () => stranger('198.51.100.7'))
    await attempts.reset(stranger('198.51.100.7'))
    expect(await admitted(20, () => stranger('198.51.100.7'))).toBe(10)
  })
})

describe('requests for a new password', () => {
  const count = async (times: number, request: (index: number) => Promise<boolean>) =>
    (await Promise.all(Array.from({ length: times }, (_, index) => request(index)))).filter(Boolean).length

  it('are limited to 10 per network', async () => {
    const requests = new ResetRequests()
    const isAllowed = async (address: string) => (await requests.wait(address)) === 0
    expect(await count(30, () => isAllowed('198.51.100.7'))).toBe(10)
    expect(await isAllowed('203.0.113.9')).toBe(true)
  })

  it('are mailed three times per account, however it is written', async () => {
    const requests = new ResetRequests()
    expect(await count(9, (n) => requests.mayMail(n % 2 ? 'MIA@example.test ' : 'mia@example.test'))).toBe(3)
    expect(await requests.mayMail('tom@example.test')).toBe(true)
  })
})
