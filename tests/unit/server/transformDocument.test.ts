import { describe, expect, it } from 'vitest'
import { EARLY_POST_SCRIPT } from '#lib/earlyPosts.ts'
import { getScriptDocument, SCRIPT_LOADER, transformDocument } from '#server/transformDocument.ts'

const HEAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/polyfills.js" noModule=""></script>'
const JSON_LD = '<script type="application/ld+json">{"@type":"WebSite"}</script>'
const BODY = `<p>Words</p>${JSON_LD}<script id="_R_">start()</script><script src="/_next/static/chunks/main.js" async=""></script><script>self.__next_f.push([1,"a<b"])</script>`
const DOCUMENT = `<html><head>${HEAD}</head><body>${BODY}</body></html>`

describe('transforming a document', () => {
  it('moves inline scripts to one file, in their order', () => {
    expect(transformDocument(DOCUMENT, '/')?.file.script).toBe('start();\nself.__next_f.push([1,"a<b"])\n')
  })

  it('reports a page that was loaded ahead, before the data and without a script of its own', () => {
    const { file, html } = transformDocument(DOCUMENT, '/', { reportsShown: true }) ?? {}
    expect(file?.script).toContain('sendBeacon')
    expect(html).not.toContain('sendBeacon')
    const redirecting = transformDocument(DOCUMENT, '/v1/link/default', { immediate: true, reportsShown: true })
    expect(redirecting?.file.script).not.toContain('sendBeacon')
  })

  it('loads the data script first, then the scripts of the page', () => {
    const { html, file } = transformDocument(DOCUMENT, '/lp1') ?? {}
    const sources = `${file?.path}?page=%2Flp1 /_next/static/chunks/a.js /_next/static/chunks/main.js`
    expect(html).toContain(`<script data-sources="${sources}">${SCRIPT_LOADER}</script></head>`)
  })

  it('leaves no inline script but the loader and structured data', () => {
    const { html = '', inline } = transformDocument(DOCUMENT, '/') ?? {}
    expect(html.match(/<script(?![^>]*(data-sources=|ld\+json))/g)).toBeNull()
    expect(html).toContain(JSON_LD)
    expect(html).not.toContain('as="script"')
    expect(inline?.scripts).toEqual([SCRIPT_LOADER])
  })

  it('adds the script that sends a form before hydration to a page with one', () => {
    const form = '<form data-early-post=""></form>'
    const { html, inline } = transformDocument(DOCUMENT.replace('<p>', `${form}<p>`), '/') ?? {}
    const script = `${SCRIPT_LOADER}\n${EARLY_POST_SCRIPT}`
    expect(html).toContain(`>${script}</script></head>`)
    expect(inline?.scripts).toEqual([script])
  })

  it('drops the hint to connect to its own origin', () => {
    const hint = '<link rel="preconnect" href="/" crossorigin=""/>'
    expect(transformDocument(DOCUMENT.replace('<head>', `<head>${hint}`), '/')?.html).not.toContain(hint)
  })

  it('drops polyfills for browsers that run none of the scripts', () => {
    expect(transformDocument(DOCUMENT, '/')?.html).not.toContain('noModule')
  })

  it('lists the inline styles, each once', () => {
    const bars = '<style>a{b:c}</style><i style="--share:1"></i><i style="--share:0.5"></i><i style="--share:1"></i>'
    const { inline } = transformDocument(DOCUMENT.replace('<p>', `${bars}<p>`), '/') ?? {}
    expect(inline?.styles).toEqual(['a{b:c}', '--share:1', '--share:0.5'])
  })

  it('names the file by its content', () => {
    const path = (text: string) => transformDocument(DOCUMENT.replace('a<b', text), '/')?.file.path
    expect(path('same')).toEqual(path('same'))
    expect(path('same')).not.toEqual(path('other'))
  })

  it('names files of the same markup alike, as renders may order the scripts differently', () => {
    const document = (from: string, to: string) => {
      const path = transformDocument(DOCUMENT.replace(from, to), '/')?.file.path
      return path && getScriptDocument(path)
    }
    expect(document('a<b', 'other')).toEqual(document('a<b', 'same'))
    expect(document('Words', 'Other')).not.toEqual(document('Words', 'Words'))
  })

  it('loads the scripts of a redirect page without waiting for a paint', () => {
    const { html = '', inline } = transformDocument(DOCUMENT, '/v1/link/default', { immediate: true }) ?? {}
    expect(inline?.scripts).toEqual([])
    expect(html.match(/<script src="[^"]+" defer="">/g)).toHaveLength(3)
  })

  it('leaves a document without scripts of Next alone', () => {
    expect(transformDocument('<p>Words</p>', '/')).toBeUndefined()
  })
})
