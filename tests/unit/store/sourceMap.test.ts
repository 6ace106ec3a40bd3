import { type ContentSourceMapParsedPath, resolveEditInfo } from '@sanity/client/csm'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { describe, expect, it } from 'vitest'
import { mapped, of, type Row, getSources } from './sourceMapDocuments.ts'

const rows: Row[] = [
  { what: 'a field', query: of('page', '{title}'), sources: { "$[0]['title']": "drafts.page $['title']" } },
  {
    what: 'a renamed field',
    query: of('page', '{"name": title}'),
    sources: { "$[0]['name']": "drafts.page $['title']" },
  },
  {
    what: 'a number and a flag',
    query: of('page', '{order, open}'),
    sources: { "$[0]['order']": "drafts.page $['order']", "$[0]['open']": "drafts.page $['open']" },
  },
  {
    what: 'a whole document',
    query: of('page', '[0]'),
    sources: {
      "$['title']": "drafts.page $['title']",
      "$['hero']['cta']['label']": "drafts.page $['hero']['cta']['label']",
      "$['_id']": "drafts.page $['_id']",
    },
    more: true,
  },
  { what: 'a bare value', query: of('page', '[0].title'), sources: { $: "drafts.page $['title']" } },
  {
    what: 'a nested value',
    query: of('page', '[0]{"cta": hero.cta.label}'),
    sources: { "$['cta']": "drafts.page $['hero']['cta']['label']" },
  },
  {
    what: 'a nested projection',
    query: of('page', '[0]{hero{headline, cta{label}}}'),
    sources: {
      "$['hero']['headline']": "drafts.page $['hero']['headline']",
      "$['hero']['cta']['label']": "drafts.page $['hero']['cta']['label']",
    },
  },
  {
    what: 'an object built in the query',
    query: of('page', '[0]{"seo": {"title": title}}'),
    sources: { "$['seo']['title']": "drafts.page $['title']" },
  },
  {
    what: 'a projection of a projection',
    query: of('page', '{"x": title, order}{"y": x}'),
    sources: { "$[0]['y']": "drafts.page $['title']" },
  },
  { what: 'a referenced field', query: of('page', '[0]{"by": author->name}'), sources: { "$['by']": "ada $['name']" } },
  {
    what: 'a referenced projection',
    query: of('page', '[0]{author->{name, city{name}}}'),
    sources: { "$['author']['name']": "ada $['name']", "$['author']['city']['name']": "ada $['city']['name']" },
  },
  {
    what: 'a whole referenced document',
    query: of('page', '[0]{author->}'),
    sources: {
      "$['author']['name']": "ada $['name']",
      "$['author']['tags'][1]": "ada $['tags'][1]",
    },
    more: true,
  },
  {
    what: 'a list of references',
    query: of('page', '[0]{people[]->{name}}'),
    sources: { "$['people'][0]['name']": "bob $['name']", "$['people'][1]['name']": "ada $['name']" },
  },
  {
    what: 'names of references',
    query: of('page', '[0]{"n": people[]->name}'),
    sources: { "$['n'][0]": "bob $['name']", "$['n'][1]": "ada $['name']" },
  },
  {
    what: 'lists of referenced lists',
    query: of('page', '[0]{"t": people[]->tags[]}'),
    sources: { "$['t'][0]": "bob $['tags'][0]", "$['t'][1]": "ada $['tags'][0]", "$['t'][2]": "ada $['tags'][1]" },
  },
  {
    what: 'a subquery',
    query: of('page', '[0]{"all": *[_type == "person"] | order(name desc){name}}'),
    sources: { "$['all'][0]['name']": "bob $['name']", "$['all'][1]['name']": "ada $['name']" },
  },
  {
    what: 'a subquery that looks outward',
    query: of('page', '[0]{"a": *[_id == ^.author._ref][0].name}'),
    sources: { "$['a']": "ada $['name']" },
  },
  {
    what: 'everything',
    query: of('page', '[0]{...}'),
    sources: {
      "$['title']": "drafts.page $['title']",
      "$['tags'][2]": "drafts.page $['tags'][2]",
    },
    more: true,
  },
  {
    what: 'everything with a field replaced',
    query: of('page', '[0]{..., "title": author->name}'),
    sources: { "$['title']": "ada $['name']", "$['order']": "drafts.page $['order']" },
    more: true,
  },
  {
    what: 'a field replaced by everything',
    query: of('page', '[0]{"title": author->name, ...}'),
    sources: { "$['title']": "drafts.page $['title']" },
    more: true,
  },
  {
    what: 'a field replaced by something computed',
    query: of('page', '[0]{..., "title": upper(title)}'),
    sources: { "$['order']": "drafts.page $['order']" },
    more: true,
  },
  {
    what: 'a spread reference',
    query: of('page', '[0]{title, ...author->}'),
    sources: { "$['title']": "drafts.page $['title']", "$['name']": "ada $['name']" },
    more: true,
  },
  {
    what: 'no field that something computed replaced',
    query: of('page', '[0]{..., "title": upper(title)}'),
    sources: { "$['title']": undefined },
    more: true,
  },
  {
    what: 'no field that an equal value of the query replaced',
    query: of('page', '[0]{..., ...author->{name, "order": 2}}'),
    sources: { "$['order']": undefined },
    more: true,
  },
  {
    what: 'a spread reference over fields',
    query: of('page', '[0]{..., ...author->{name, "order": 2}}'),
    sources: { "$['name']": "ada $['name']", "$['title']": "drafts.page $['title']" },
    more: true,
  },
  {
    what: 'a spread part',
    query: of('page', '[0]{...hero}'),
    sources: { "$['headline']": "drafts.page $['hero']['headline']" },
    more: true,
  },
]

describe('a content source map', () => {
  it.each(rows)('traces $what', async ({ query, sources, more }) => {
    expect(await getSources(query, more && Object.keys(sources))).toEqual(sources)
  })

  it('traces a query with parameters', async () => {
    expect(
      await getSources('*[_id == $id][0]{title, "given": $word}', undefined, { id: 'page', word: 'Welcome' }),
    ).toEqual({
      "$['title']": "drafts.page $['title']",
    })
  })

  it('distinguishes a draft from the published document it shares parts with', async () => {
    expect(await getSources('*[_type == "twin"] | order(_id){part}', undefined, {}, 'raw')).toEqual({
      "$[0]['part']['label']": "drafts.twin $['part']['label']",
      "$[1]['part']['label']": "twin $['part']['label']",
    })
  })

  it('leads the editor to the field by which @sanity/client resolves it', async () => {
    const { map } = await mapped('*[_type == "page"]{body}')
    const resultPath: ContentSourceMapParsedPath = [
      0,
      'body',
      { _key: 'p1', _index: 0 },
      'children',
      { _key: 's1', _index: 0 },
      'text',
    ]
    expect(resolveEditInfo({ studioUrl: '/studio', resultSourceMap: map, resultPath })).toMatchObject({
      id: 'drafts.page',
      type: 'page',
      path: ['body', { _key: 'p1' }, 'children', { _key: 's1' }, 'text'],
    })
  })

  it('hides the way to the field in the text that a page shows', async () => {
    const { result, map } = await mapped('*[_type == "page"][0]{"name": title, "n": count(tags)}')
    const links: string[] = []
    stegaEncodeSourceMap(result, map, {
      enabled: true,
      studioUrl: '/studio',
      filter: ({ sourceDocument, sourcePath }) => {
        links.push(`${sourceDocument._id} ${JSON.stringify(sourcePath)}`)
        return true
      },
    })
    expect(links).toEqual(['drafts.page ["title"]'])
  })
})
