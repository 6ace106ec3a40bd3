import { describe, expect, it } from 'vitest'
import { returnPath } from '#lib/content/returnPath.ts'

describe('where an editor goes after a preview', () => {
  it.each([
    ['/', '/'],
    ['/business?from=link#faq', '/business?from=link#faq'],
    [null, '/'],
    ['', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['http://site.invalid//evil.example', '/'],
    ['/%0d%0aset-cookie: a=b', '/%0d%0aset-cookie:%20a=b'],
    ['javascript:alert(1)', '/'],
    ['http://', '/'],
  ])('%j becomes %j', (asked, path) => {
    expect(returnPath(asked)).toBe(path)
  })
})
