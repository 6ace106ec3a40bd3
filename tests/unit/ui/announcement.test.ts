import { describe, expect, it } from 'vitest'
import { ANNOUNCEMENT_SCRIPT, isAnnounced } from '#lib/announcement.ts'
import { transformDocument } from '#server/transformDocument.ts'

describe('an announcement', () => {
  it.each([
    [{}, true],
    [{ from: '2027-04-01', until: '2027-04-01' }, true],
    [{ from: '2027-04-02' }, false],
    [{ until: '2027-03-31' }, false],
    [{ from: null, until: null }, true],
  ])('with the days %j is shown on 1 April: %s', (days, shown) => {
    expect(isAnnounced(days, '2027-04-01')).toBe(shown)
  })

  it('is hidden before the first paint once it was closed, by a script that the page’s policy allows', () => {
    const bar = `<dialog open=""></dialog><script data-announcement="">${ANNOUNCEMENT_SCRIPT}</script>`
    const next = '<script>self.__next_f=[]</script><script src="/_next/static/a.js" async=""></script>'
    const page = transformDocument(`<html><head></head><body>${bar}${next}</body></html>`, '/')
    expect(page?.html).toContain(bar)
    expect(page?.inline.scripts).toContain(ANNOUNCEMENT_SCRIPT)
  })
})
