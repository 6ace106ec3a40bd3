import { expect, onTestFinished, test } from 'vitest'
import { createLinkChecker, listBrokenLinks } from '#leads/links/checker.ts'
import type { BrokenLink } from '#lib/links/brokenLinks.ts'
import { createLeadsLog } from '#leads/log.ts'
import { SITE_URL, DATABASES } from '../leads/services.ts'

const GOOD = 'https://good.example/'
const BAD = 'https://bad.example/'

test.each(DATABASES)(
  'links are checked one at a time, and reported when they fail again, in $name',
  async ({ openDatabase }) => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    const checked: string[] = []
    let links = [GOOD, BAD]
    let reported: readonly BrokenLink[] | undefined
    const checker = createLinkChecker(
      { database, siteUrl: SITE_URL, log: createLeadsLog() },
      {
        loadLinks: () => Promise.resolve(links),
        findFailure(url) {
          checked.push(url)
          return Promise.resolve(url === BAD ? '404' : undefined)
        },
        report: (broken) => Promise.resolve((reported = broken)),
      },
    )
    const at = (hours: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + hours * 3_600_000)
    for (const hours of [0, 0, 0, 1]) await checker.check(at(hours))
    expect(checked).toEqual([GOOD, BAD])
    expect(await listBrokenLinks(database.db)).toEqual([])
    for (const hours of [25, 26]) await checker.check(at(hours))
    expect(checked).toEqual([GOOD, BAD, BAD])
    expect(await listBrokenLinks(database.db)).toEqual([{ url: BAD, failure: '404' }])
    expect(reported).toEqual([{ url: BAD, failure: '404' }])
    await checker.check(at(24 * 7))
    expect(checked.at(-1)).toBe(GOOD)
    links = [GOOD]
    await checker.check(at(24 * 7 + 2))
    expect(await listBrokenLinks(database.db)).toEqual([])
    expect(reported).toEqual([])
  },
)
