import { describe, expect, it } from 'vitest'
import { hasTable, withNumberedLists } from '#studio/inputs/wordNumbers.ts'

const item = (marker: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Words</p>`
const definition = '<style>@list l0:level1\n\t{mso-level-text:"%1\\.";}</style>'

describe('the numbers of lists from Word', () => {
  it.each(['1.', '12)', 'a)', 'iv.'])('are kept for the marker %s', (marker) => {
    expect(withNumberedLists(`<html><head></head><body>${item(marker)}</body></html>`)).toContain(
      '<head><style>@list l0:level1 {mso-level-number-format:decimal}</style>',
    )
  })

  it('are kept for each level of its own', () => {
    expect(withNumberedLists(item('1.') + item('o', 2))).not.toContain('level2 {')
  })

  it.each([
    ['bullets', item('·') + item('o') + item('§')],
    ['a list with its definition', definition + item('1.')],
    ['a list of HTML', '<ol><li>1. Words</li></ol>'],
    ['plain words', '<p>1. Words</p>'],
  ])('are not added to %s', (_what, html) => {
    expect(withNumberedLists(html)).toBeUndefined()
  })
})

it('finds a table, and no other word', () => {
  expect([hasTable('<table border=1><tr>'), hasTable('<p>table</p>')]).toEqual([true, false])
})
