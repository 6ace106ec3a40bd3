import { describe, expect, it } from 'vitest'
import { resolveHref } from '#lib/links/resolveHref.ts'

describe('a path in the menu or the footer', () => {
  it.each([
    ['/', '/support', '/support'],
    ['/business', '/support', '/support'],
    ['/lp1', '/', '/lp1'],
    ['/lp1', '/#faq', '/lp1#faq'],
    ['/lp1', '/support', '/lp1/support'],
    ['/lp1', '/support/', '/lp1/support/'],
    ['/lp1', '/support?from=menu#contact', '/lp1/support?from=menu#contact'],
    ['/lp1', '/privacy/history/2', '/lp1/privacy/history/2'],
    ['/lp1', '/v1/link/maple', '/lp1/v1/link/maple'],
    ['/spring', '/', '/spring'],
    ['/spring', '/#faq', '/spring#faq'],
    ['/spring', '/v1/link/maple', '/spring/v1/link/maple'],
    ['/spring', '/summer', '/summer'],
    ['/spring', '/unsubscribe', '/unsubscribe'],
    ['/fr/spring', '/unsubscribe', '/fr/unsubscribe'],
    ['/fr/lp1', '/unsubscribe', '/fr/unsubscribe'],
    ['/fr/spring', '/api/website/1-pager#page=1', '/api/website/1-pager?lang=fr-CA#page=1'],
    ['/fr', '/api/website/1-pager?lang=en-CA', '/api/website/1-pager?lang=en-CA'],
    ['/spring', '/api/website/1-pager', '/api/website/1-pager'],
    ['/fr/spring/toronto', '/privacy#a', '/fr/spring/toronto/privacy#a'],
    ['/fr/spring', '/business', '/fr/business'],
    ['/fr', '/spring/toronto?from=answer#faq', '/fr/spring/toronto?from=answer#faq'],
    ['/fr/business', '/spring', '/fr/spring'],
    ['/fr', '/fr/spring', '/fr/spring'],
    ['/', '/fr/spring', '/fr/spring'],
    ['/fr', '/fr/support?from=answer#contact', '/fr/support?from=answer#contact'],
    ['/fr', '/fr', '/fr'],
    ['/fr', '/fr/business', '/fr/business'],
    ['/fr/business', '/fr/support', '/fr/support'],
    ['/fr/lp1', '/fr/privacy', '/fr/privacy'],
    ['/spring', '/fr/support', '/fr/support'],
    ['/fr/spring', '/fr/privacy/history', '/fr/privacy/history'],
    ['/fr/spring', '/fr/spring/support', '/fr/spring/support'],
    ['/spring', '/lp1/support', '/lp1/support'],
    ['/fr/spring', '/lp1', '/fr/lp1'],
    ['/fr', '/lp1/support', '/fr/lp1/support'],
    ['/fr', '/spring/support', '/fr/spring/support'],
    ['/autumn', '/spring/support', '/spring/support'],
    ['/fr', '/lake/files/site/production/fees.pdf', '/lake/files/site/production/fees.pdf'],
  ] as const)('keeps visitors of %s in their home: %s is %s', (home, written, href) => {
    expect(resolveHref(home, written)).toBe(href)
  })

  it.each([
    ['the business page', '/business'],
    ['a section of the business page', '/business#demo'],
    ['a redirect', '/spring-offer'],
    ['a redirect with a query', '/spring-offer?from=menu'],
    ['a page of no home', '/unsubscribe'],
    ['an uploaded file', '/lake/files/site/production/fees.pdf'],
    ['a page of the landing variant itself', '/lp1/support'],
    ['the landing variant itself', '/lp1'],
    ['the site map', '/sitemap.xml'],
    ['a path that is not written correctly', '/a//b'],
  ])('leads from the landing variant to %s, as it is written: %s', (_what, written) => {
    expect(resolveHref('/lp1', written)).toBe(written)
  })
})
