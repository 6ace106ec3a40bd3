import { describe, expect, it } from 'vitest'
import { toCanonicalJson } from '#lib/canonicalJson.ts'

describe('canonical JSON', () => {
  it('is the same for fields in another order, at any depth', () => {
    const value = { b: [{ d: 1, c: 2 }], a: null }
    expect(toCanonicalJson(value)).toBe(toCanonicalJson({ a: null, b: [{ c: 2, d: 1 }] }))
  })

  it('differs for items of a list in another order', () => {
    expect(toCanonicalJson(['a', 'b'])).not.toBe(toCanonicalJson(['b', 'a']))
  })

  it('leaves out the ignored field, at any depth', () => {
    expect(toCanonicalJson({ _key: 'a', of: [{ _key: 'b', x: 1 }] }, '_key')).toBe('{"of":[{"x":1}]}')
  })
})
