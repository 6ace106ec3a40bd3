import { describe, expect, it } from 'vitest'
import { getPreviewOrigin, parsePreviewPerspective, toReturnPath } from '#lib/content/previewAddress.ts'

describe('the path an editor returns to after a preview', () => {
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
  ])('%j becomes %j', (requested, path) => {
    expect(toReturnPath(requested)).toBe(path)
  })
})

describe('the path before a preview, from the referrer', () => {
  it.each([
    ['http://localhost:3000/support?a=b', '/support?a=b'],
    ['http://localhost:3000/', '/'],
    ['http://localhost:30000/support', '/'],
    ['http://localhost:3000//evil.example', '/'],
    ['https://evil.example/support', '/'],
    [null, '/'],
  ])('of %j is %j', (referer, path) => {
    expect(getPreviewOrigin(referer, 'http://localhost:3000')).toBe(path)
  })
})

describe('the perspective of a preview', () => {
  it.each([
    [undefined, 'drafts'],
    ['', 'drafts'],
    ['drafts', 'drafts'],
    ['published', 'published'],
    ['raw', 'drafts'],
    ['r1,raw', 'drafts'],
    ['r1', ['r1']],
    ['r1,r2,drafts', ['r1', 'r2', 'drafts']],
    ['drafts.faq', 'drafts'],
    ['r1, r2', 'drafts'],
    ['r1,,drafts', 'drafts'],
  ])('of the cookie %j is %j', (cookie, perspective) => {
    expect(parsePreviewPerspective(cookie)).toEqual(perspective)
  })
})
