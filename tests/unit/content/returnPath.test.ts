import { describe, expect, it } from 'vitest'
import { getPreviewOrigin, returnPath } from '#lib/content/previewAddress.ts'

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

describe('without a path', () => {
  it.each([
    ['http://localhost:3000/support?a=b', '/support?a=b'],
    ['http://localhost:3000/', '/'],
    ['http://localhost:30000/support', '/'],
    ['http://localhost:3000//evil.example', '/'],
    ['https://evil.example/support', '/'],
    [null, '/'],
  ])('an editor who came from %j goes to %j', (referer, path) => {
    expect(getPreviewOrigin(referer, 'http://localhost:3000')).toBe(path)
  })
})
