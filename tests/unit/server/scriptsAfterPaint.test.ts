import { describe, expect, it } from 'vitest'
import { withScriptsAfterPaint } from '#server/scriptsAfterPaint.ts'

const next = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
const style = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>'
const data = '<script>self.__next_f.push([1,"$& words"])</script>'

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`

describe('the scripts of a page', () => {
  const made = withScriptsAfterPaint(page(`${hint}${style}${next('a')}${next('b')}`, `<h1>$&</h1>${data}${next('c')}`))

  it('are no longer fetched as soon as they are seen', () => {
    expect(made).not.toMatch(/<script src=|as="script"/)
  })

  it('are all handed, in their order, to the one script that fetches them', () => {
    const files = ['a', 'b', 'c'].map((name) => `/_next/static/chunks/${name}.js`)
    expect(made).toContain(`)(${JSON.stringify(files)})</script></head>`)
  })

  it('leave everything else as it was', () => {
    expect(made.startsWith(`<html><head>${style}<script>(`)).toBe(true)
    expect(made.endsWith(`</head><body><h1>$&</h1>${data}</body></html>`)).toBe(true)
  })

  it.each([
    ['a page without scripts', page(style, '<h1>Hello</h1>')],
    ['a script of somebody else', page('<script src="https://elsewhere.example/a.js" async=""></script>')],
    ['a script that is not to wait', page('<script src="/_next/static/chunks/old.js" noModule=""></script>')],
  ])('%s stays as it is', (_, html) => {
    expect(withScriptsAfterPaint(html)).toBe(html)
  })
})
