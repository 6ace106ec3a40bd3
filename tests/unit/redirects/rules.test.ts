import { describe, expect, it } from 'vitest'
import { findRedirectProblem, indexRedirects } from '#lib/redirects/rules.ts'

const SITE = 'https://homie.example'

const published = [
  { from: '/spring', to: '/business' },
  { from: '/old-support', to: '/support' },
  { from: '/abroad', to: 'https://example.com/page' },
]

const problem = (from: string, to: string) => findRedirectProblem({ from, to }, indexRedirects(published), SITE)

describe('a redirect may be published', () => {
  it.each([
    ['from a new path to a page', '/autumn', '/business'],
    ['to a part of a page', '/autumn', '/business?ref=mail#demo'],
    ['to where another one leads', '/autumn', '/support'],
    ['to another site', '/autumn', 'https://example.com/a?b=c#d'],
    ['from below a page', '/business/old-rates', '/business'],
    ['from a path in another language', '/économies', '/'],
    ['from an encoded path', '/%C3%A9conomies', '/'],
    ['to a section of the landing page', '/autumn', '/#testimonials'],
    ['to a page of the variant', '/autumn', '/lp1/privacy'],
    ['to a section of a policy', '/autumn', '/privacy#any-section-of-the-policy'],
    ['to a partner’s page', '/autumn', '/v1/link/tamarack'],
    ['from a page printed in capitals', '/Support', '/support'],
    ['from a page in capitals to another one', '/Privacy/', '/business'],
    ['from where a version cannot be', '/privacy/history/abc', '/privacy'],
    ['to the Studio', '/write', '/studio'],
    ['to the 1-pager', '/brochure', '/api/website/1-pager'],
    ['to an uploaded picture', '/logo', '/lake/images/local/production/abc-10x10.png'],
    ['from a slash at the end', '/autumn/', '/'],
  ])('%s', (_what, from, to) => {
    expect(problem(from, to)).toBeUndefined()
  })
})

describe('a redirect is refused, in the field at fault and with what to do', () => {
  it.each([
    ['from a whole address', 'https://homie.example/a', '/', 'from', 'Write the path only'],
    ['from another host', '//evil.example', '/', 'from', 'Write the path only'],
    ['from another host in disguise', '/\\evil.example', '/', 'from', 'Write the path only'],
    ['from a word', 'spring', '/', 'from', 'Begin with a slash'],
    ['from a path with a query', '/a?b=c', '/', 'from', 'Leave out what begins'],
    ['from a path with a blank', '/a b', '/', 'from', 'Leave out spaces'],
    ['from a path with an invisible end', '/autumn\u200B', '/', 'from', 'invisible character'],
    ['from a path with an encoded invisible end', '/autumn%EF%BB%BF', '/', 'from', 'invisible character'],
    ['to a page with an invisible end', '/autumn', '/support\u200B', 'to', 'invisible character'],
    ['to an invisible end before a query', '/autumn', '/support\u200B?a=b', 'to', 'invisible character'],
    ['to another site with an invisible end', '/autumn', 'https://example.com/a\u2060', 'to', 'invisible character'],
    ['from a broken encoding', '/%E0%A4%A', '/', 'from', 'not written correctly'],
    ['from an encoded slash', '/a%2Fb', '/', 'from', 'not written correctly'],
    ['from a step up', '/a/../support', '/', 'from', 'not written correctly'],
    ['from a step up in disguise', '/a/%2e%2e/support', '/', 'from', 'not written correctly'],
    ['from two slashes', '/a//b', '/', 'from', 'not written correctly'],
    ['from the landing page', '/', '/business', 'from', 'is a page of this site'],
    ['from a page', '/support', '/', 'from', 'is a page of this site'],
    ['from an encoded page', '/%73upport', '/', 'from', 'is a page of this site'],
    ['from a page of the variant', '/lp1/privacy', '/', 'from', 'is a page of this site'],
    ['from a partner’s page', '/v1/link/tamarack', '/', 'from', 'is a page of this site'],
    ['from the Studio', '/studio/structure', '/', 'from', 'is used by the site itself'],
    ['from the store', '/lake/v1', '/', 'from', 'is used by the site itself'],
    ['from a call', '/api/health', '/', 'from', 'is used by the site itself'],
    ['from a script', '/_next/static/a.js', '/', 'from', 'is used by the site itself'],
    ['from a file', '/robots.txt', '/', 'from', 'is a file of this site'],
    ['to a script', '/a', 'javascript:alert(1)', 'to', 'Write a path of this site'],
    ['to another host in disguise', '/a', '//evil.example', 'to', 'Write a path of this site'],
    ['to an address without encryption', '/a', 'http://example.com', 'to', 'Write a path of this site'],
    ['to a host hidden behind a name', '/a', 'https://homie.example@evil.example', 'to', 'Write a path of this site'],
    [
      'to an address with a line break',
      '/a',
      'https://example.com/\r\nset-cookie:a',
      'to',
      'Write a path of this site',
    ],
    ['to a call', '/a', '/api/draft-mode/disable?path=/', 'to', 'Visitors cannot open'],
    ['to this site by its whole address', '/a', 'https://homie.example/support', 'to', 'Write its path only'],
    ['to itself', '/a', '/a', 'to', 'leads to itself'],
    ['to itself, written otherwise', '/a', '/A/?b=c#d', 'to', 'leads to itself'],
    ['from where another one begins', '/Spring', '/support', 'from', 'Another redirect leads from “/spring”'],
    ['to where another one begins', '/a', '/spring#demo', 'to', 'Write where it leads: /business'],
    ['to a page that is not there', '/a', '/nowhere', 'to', 'There is no page at “/nowhere”. Lead to /, /business'],
    [
      'to a page in capitals',
      '/a',
      '/Support/',
      'to',
      'There is no page at “/Support/”, with capitals. Write “/support”.',
    ],
    ['to itself in capitals', '/Support', '/SUPPORT', 'to', 'leads to itself'],
    ['to below a page', '/a', '/business/old-rates', 'to', 'There is no page at “/business/old-rates”'],
    ['to a section that is not there', '/a', '/business#gone', 'to', '/business has no section “#gone”. It has #'],
    ['to no section', '/a', '/?ref=mail#', 'to', 'Write the name of a section'],
  ] as const)('%s', (_what, from, to, field, message) => {
    expect(problem(from, to)).toMatchObject({ field, message: expect.stringContaining(message) })
  })

  it('to a page that is not there, without advice to make a redirect, which would lead on and on', () => {
    expect(problem('/a', '/nowhere')?.message).not.toContain('redirect')
  })

  it('not beside one from the same page in capitals, which leads on from no page', () => {
    const there = [{ from: '/Support', to: '/support' }]
    expect(findRedirectProblem({ from: '/help', to: '/support' }, indexRedirects(there))).toBeUndefined()
    expect(findRedirectProblem({ from: '/help', to: '/SUPPORT' }, indexRedirects(there))?.message).toContain(
      'is itself redirected',
    )
    expect(findRedirectProblem({ from: '/Support', to: '/support' }, indexRedirects(published))).toBeUndefined()
  })

  it('from where another one leads', () => {
    const before = [{ from: '/brochure', to: '/brochure-2' }]
    expect(findRedirectProblem({ from: '/brochure-2', to: '/support' }, indexRedirects(before))).toEqual({
      field: 'from',
      message: 'The redirect from “/brochure” leads here. Let it lead to /support first, then publish this.',
    })
  })

  it('in a loop', () => {
    const there = [{ from: '/a', to: '/b' }]
    expect(findRedirectProblem({ from: '/b', to: '/a' }, indexRedirects(there))).toEqual({
      field: 'to',
      message: '“/a” is redirected back to “/b”: this would be a redirect loop.',
    })
  })
})
