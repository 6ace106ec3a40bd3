import { describe, expect, it } from 'vitest'
import { adaptHtml, hasTable } from '#studio/inputs/pastedHtml.ts'

const item = (marker: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Words</p>`
const definition = '<style>@list l0:level1\n\t{mso-level-text:"%1\\.";}</style>'

describe('the numbers of lists from Word', () => {
  it.each(['1.', '12)', 'a)', 'iv.'])('are kept for the marker %s', (marker) => {
    expect(adaptHtml(`<html><head></head><body>${item(marker)}</body></html>`)).toContain(
      '<head><style>@list l0:level1 {mso-level-number-format:decimal}</style>',
    )
  })

  it('are added once, also to a list that is written in capitals', () => {
    const adapted = adaptHtml(item('1.').replace('mso-list:l0 level1', 'MSO-LIST:L0 LEVEL1')) ?? ''
    expect(adapted).toContain('@list L0:LEVEL1 {')
    expect(adaptHtml(adapted)).toBeUndefined()
  })

  it('are kept for each level of its own', () => {
    expect(adaptHtml(item('1.') + item('o', 2))).not.toContain('level2 {')
  })

  it.each([
    ['bullets', item('·') + item('o') + item('§')],
    ['a list with its definition', definition + item('1.')],
    ['a list of HTML', '<ol><li>1. Words</li></ol>'],
    ['plain words', '<p>1. Words</p>'],
  ])('are not added to %s', (_what, html) => {
    expect(adaptHtml(html)).toBeUndefined()
  })
})

describe('words of different paragraphs', () => {
  it.each([
    ['in a list item', '<ol><li><p>One</p>\n<p class="a">Two</p></li></ol>', '<ol><li><p>One<br>Two</p></li></ol>'],
    ['in a list of terms', '<dl><dt>Rate</dt><dd>5 %</dd></dl>', '<div><p>Rate</p><p>5 %</p></div>'],
  ])('stay apart %s', (_where, html, adapted) => {
    expect(adaptHtml(html)).toBe(adapted)
  })

  it.each([
    ['of Outlook', '<div class="elementToProof">One</div>\n<div>Two</div>', '<p>One</p>\n<p>Two</p>'],
    [
      'of Gmail',
      '<div dir="ltr">One<div>Two <b>bold</b></div></div>',
      '<div dir="ltr">One<p>Two <b>bold</b></p></div>',
    ],
    ['of Apple Mail', '<div>One</div><div><br></div><div>Two<br></div>', '<p>One</p><p></p><p>Two</p>'],
    ['of a page', '<section><h2>One</h2><figcaption>Two</figcaption>', '<section><h2>One</h2><p>Two</p>'],
    ['in a list item', '<ul><li><div>One</div><div>Two</div></li></ul>', '<ul><li><p>One<br>Two</p></li></ul>'],
    ['at the end of a copy from Chrome', '<p>One</p><br class="Apple-interchange-newline">', '<p>One</p>'],
  ])('stay apart in lines %s', (_where, html, adapted) => {
    expect(adaptHtml(html)).toBe(adapted)
  })

  it('stay as they are in paragraphs of a document', () => {
    expect(adaptHtml('<div class=WordSection1><p>One</p><p>Two<br>Three</p></div>')).toBeUndefined()
  })

  it('stay as they are outside of lists', () => {
    expect(adaptHtml('<ul><li>One</li></ul><p>Two</p><p>Three</p>')).toBeUndefined()
  })
})

it.each([
  ['a line', '<div class="[&>p]:mt-2">One</div>', '<p>One</p>'],
  ['a term', '<dl><dt title="a > b">Rate</dt></dl>', '<div><p>Rate</p></div>'],
  ['a paragraph in a list', "<li><p>One</p><p title='>'>Two</p></li>", '<li><p>One<br>Two</p></li>'],
  ['a space', '<p>a<b data-x="1>0"> </b>b</p>', '<p>a b</p>'],
])('an attribute with the sign ">" stays out of the words of %s', (_what, html, adapted) => {
  expect(adaptHtml(html)).toBe(adapted)
})

describe('the space between words', () => {
  it.each([
    ['two spaces of Word', "One.<span style='mso-spacerun:yes'>&nbsp; </span>Two.", 'One. Two.'],
    ['a tab of Word', "Rate<span style='mso-tab-count:1'>      </span>5", 'Rate 5'],
    ['a bold space', 'a<b> </b>b', 'a b'],
    ['a space of its own style', '<u>a</u><font\ncolor=red> </font><u>b</u>', '<u>a</u> <u>b</u>'],
    ['a space that may not break', 'Prix<span>&nbsp;</span>: 5<b>\u00A0</b>$', 'Prix&nbsp;: 5\u00A0$'],
  ])('is kept for %s', (_what, html, adapted) => {
    expect(adaptHtml(`<p>${html}</p>`)).toBe(`<p>${adapted}</p>`)
  })

  it.each([
    ['an empty element', '<p>a<b></b>b</p>'],
    ['a space beside words', '<p>a<b> b</b></p>'],
  ])('is not added for %s', (_what, html) => {
    expect(adaptHtml(html)).toBeUndefined()
  })
})

it('finds a table, and no other word', () => {
  expect([hasTable('<table border=1><tr>'), hasTable('<p>table</p>')]).toEqual([true, false])
})
