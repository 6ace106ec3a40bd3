import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { describe, expect, it, vi } from 'vitest'
import { fillTokens } from '#lib/content/tokens.ts'
import { contentLog } from '#lib/log.ts'

/** A text with the invisible mark that draft mode adds. */
function marked(text: string): string {
  const source = { type: 'documentValue', document: 0, path: 0 } as const
  const sourceMap = {
    documents: [{ _id: 'personalPage', _type: 'personalPage' }],
    paths: ["$['text']"],
    mappings: { "$['text']": { type: 'value', source } as const },
  }
  return stegaEncodeSourceMap({ text }, sourceMap, { enabled: true, studioUrl: '/studio' }).text
}

describe('a text with tokens', () => {
  it('has them filled, however deep they are', () => {
    const page = { footer: { lines: ['© {year} {legalName}', 'No token'] } }
    expect(fillTokens(page, { year: '2026', legalName: 'Homie Canada Inc.' })).toEqual({
      footer: { lines: ['© 2026 Homie Canada Inc.', 'No token'] },
    })
  })

  it('keeps the mark that leads an editor to its field', () => {
    const text = marked('Up {change} since last month')
    const filled = fillTokens(text, { change: '$16,000' })
    expect(filled).toBe(`Up $16,000 since last month${text.slice('Up {change} since last month'.length)}`)
  })

  it('takes no second mark from a value put into it', () => {
    expect(fillTokens('By {legalName}.', { legalName: marked('Homie Canada Inc.') })).toBe('By Homie Canada Inc.')
  })

  it('ends with one period when a value brings its own', () => {
    expect(fillTokens('Sent at {receivedAt}. Next.', { receivedAt: '7:46 a.m.' })).toBe('Sent at 7:46 a.m. Next.')
    expect(fillTokens('For {company} {name}.', { company: 'Acme Inc.', name: 'Ann' })).toBe('For Acme Inc. Ann.')
  })

  it('leaves numbers, keys and what has no text as they are', () => {
    const value = { _key: '{year}', count: 3, nothing: null }
    expect(fillTokens(value, { year: '2026' })).toEqual(value)
  })

  it('removes a token without a value and logs its name', () => {
    const log = vi.spyOn(contentLog(), 'error').mockReturnValue()
    expect(fillTokens({ note: 'Write to {supportEmail}.' }, {})).toEqual({ note: 'Write to .' })
    expect(log).toHaveBeenCalledWith({ missing: ['note: {supportEmail}'] }, expect.any(String))
  })
})

describe('a text of figures alone', () => {
  const marks = { change: marked('change').slice('change'.length) }

  it.each(['{change}', '+{change}', '{change} / {figure}'])(
    '%s leads an editor to the input of its first figure',
    (text) => {
      const filled = fillTokens(marked(text), { change: '$16,000', figure: '$600,000' }, { change: 'MARK' })
      expect(filled).toBe(`${text.replace('{change}', '$16,000').replace('{figure}', '$600,000')}MARK`)
    },
  )

  it('keeps its own mark when it has words, or its figure comes from no input', () => {
    const [sentence, year] = [marked('Up {change}'), marked('{year}')]
    expect(fillTokens([sentence, year], { change: '$16,000', year: '2026' }, marks)).toEqual([
      `Up $16,000${sentence.slice('Up {change}'.length)}`,
      `2026${year.slice('{year}'.length)}`,
    ])
  })
})
