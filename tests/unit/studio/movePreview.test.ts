import { describe, expect, it } from 'vitest'
import { movePreview } from '#studio/presentation/movePreview.ts'

describe('the preview of a landing page whose path changes', () => {
  it.each([
    ['/spring', '/autumn', '/autumn'],
    [
      'https://homie.example/spring?sanity-preview-perspective=drafts',
      '/autumn',
      '/autumn?sanity-preview-perspective=drafts',
    ],
    ['/fr/spring', '/spring-offer', '/fr/spring-offer'],
    ['/fr/spring/support', '/autumn/toronto', '/fr/autumn/toronto/support'],
  ])('follows from %s to %s', (preview, path, moved) => {
    expect(movePreview(preview, '/spring', path)).toBe(moved)
  })

  it.each([
    ['it shows another page', '/support', '/autumn'],
    ['it shows a page that begins alike', '/spring-offer', '/autumn'],
    ['the path is the same', '/spring', '/spring'],
    ['the path is half written', '/spring', '/autumn-'],
    ['the path is one of the site', '/spring', '/support'],
  ])('stays while %s', (_what, preview, path) => {
    expect(movePreview(preview, '/spring', path)).toBeUndefined()
  })
})
