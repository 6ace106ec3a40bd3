import { describe, expect, it } from 'vitest'
import { addSuperlativeRules } from '#content/documents.ts'

const english = { _key: 'rates', language: 'en-CA' }
const french = { _key: 'rates-fr', language: 'fr-CA' }
const listAdded = (rules: object[]) => {
  const { insert } = addSuperlativeRules({ rules })
  return insert?.items.map((item: { _key?: string }) => item._key)
}

describe('the rules about superlatives of a store in use', () => {
  it.each<[string, object[], string[] | undefined]>([
    ['are added in each language that has rules', [english, french], ['superlative', 'superlative-fr']],
    ['are added in English alone', [{ _key: 'rates' }], ['superlative']],
    ['are not added twice', [english, { _key: 'superlative' }], undefined],
  ])('%s', (_what, rules, added) => {
    expect(listAdded(rules)).toEqual(added)
  })
})
