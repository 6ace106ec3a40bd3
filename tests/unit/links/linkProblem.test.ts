import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { landingAnchors, findLinkProblem } from '#lib/links/linkProblem.ts'
import { DEMO_FORM_ID } from '#lib/links/routes.ts'

const problem = (target: string) =>
  findLinkProblem(target, { anchors: ['faq', 'privacy-officer'], redirects: new Set(['/spring-offer']) })

describe('a link leads somewhere', () => {
  it.each([
    '#faq',
    '#privacy-officer',
    '/',
    '/lp1',
    '/business',
    '/business#demo',
    '/fr/business#demo',
    '/fr#faq',
    '/#testimonials',
    '/support?from=menu',
    '/lp1/privacy',
    '/privacy#any-section-of-the-policy',
    '/unsubscribe',
    '/privacy/history',
    '/privacy/history/2/since/1',
    '/v1/link/Tamarack',
    '/v1/link/tamarack',
    '/Spring-Offer/',
    '/robots.txt',
    'https://blog.example.com/',
    'https://example.ca/path?query=1#hash',
    'https://example.com/\u2764\uFE0F',
    'mailto:support@example.com',
    'mailto:support@example.com?subject=Hello',
    'tel:+15145550100',
    '{blogUrl}',
  ])('%s', (target) => {
    expect(problem(target)).toBeUndefined()
  })
})

describe('a link is refused', () => {
  it.each([
    ['a script', 'javascript:alert(1)', 'may not run a program'],
    ['a script in capitals', 'JavaScript:alert(1)', 'may not run a program'],
    ['a script with a line break in its name', 'java\nscript:alert(1)', 'may not run a program'],
    ['a script after a blank', ' javascript:alert(1)', 'may not run a program'],
    ['a document in the address', 'data:text/html,hello', 'may not run a program'],
    ['a page that is not there', '/suport', 'There is no page at “/suport”. Lead to /, /business'],
    ['a section that is not there', '#questions', 'This page has no section “#questions”. It has #faq'],
    ['a section another page has not', '/business#testimonials', '/business has no section “#testimonials”'],
    ['a section a French page has not', '/fr/business#testimonials', '/fr/business has no section “#testimonials”'],
    ['a page with an invisible end', '/support\u200B', 'invisible character'],
    ['a section with an encoded invisible end', '#faq%E2%80%8B', 'invisible character'],
    ['a site with an invisible end', 'https://example.com/a\u2060', 'invisible character'],
    ['an email address with an invisible end', 'mailto:support@example.com\u200B', 'invisible character'],
    ['no section', '#', 'Write the name of a section'],
    ['a program of the site', '/api/health', 'Visitors cannot open “/api/health”'],
    ['another host in disguise', '//evil.example', 'leads to another site'],
    ['another host behind a backslash', '/\\evil.example', 'leads to another site'],
    ['a path with a step up', '/../etc', 'not written correctly'],
    ['an address others can read along', 'http://example.com', 'Write https:// with an “s”'],
    ['half an address', 'https://', 'not complete'],
    ['a name without its end', 'https://example', 'not complete'],
    ['an address that hides its host', 'https://bank.example@evil.example', 'hides which site'],
    ['a mail address without a name', 'mailto:@example.com', 'Write an email address'],
    ['words for a number', 'tel:call us', 'Remove the spaces'],
    ['a number without digits', 'tel:us', 'Write digits'],
    ['another kind of address', 'ftp://example.com', 'A link begins with'],
    ['words', 'support', 'A link begins with'],
    ['a blank', '/sup port', 'Remove the spaces'],
    ['a token that is no address', '{ratingValue}', 'A link begins with'],
    ['an unknown token', '{nope}', 'A link begins with'],
    [
      'a page in capitals',
      '/Support?from=menu',
      'There is no page at “/Support?from=menu”, with capitals. Write “/support”.',
    ],
    ['a program in capitals', '/Studio', 'There is no page at “/Studio”'],
    ['a version that is no number', '/privacy/history/abc', 'There is no page at “/privacy/history/abc”'],
    ['a comparison with no number', '/lp1/privacy/history/2/since/0', 'There is no page'],
  ])('for leading to %s', (_what, target, message) => {
    expect(problem(target)).toContain(message)
  })
})

/** The anchors of the sections as they are written in the components. */
function sectionAnchors(): string[] {
  const folder = join(import.meta.dirname, '../../../components/sections')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(?:Section|<section)\b[^>]*?\bid=(?:"([\w-]+)"|\{(DEMO_FORM_ID)\})/g,
      ),
    ])
    .map(([, id, constant]) => (constant === undefined ? (id ?? '') : DEMO_FORM_ID))
}

it('Links may lead to every section there is, and to no other', () => {
  const known: string[] = Object.values(landingAnchors).flat()
  expect(new Set(sectionAnchors())).toEqual(new Set(known))
})
