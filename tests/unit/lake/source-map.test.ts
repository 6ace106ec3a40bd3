import { resolveEditInfo, type ContentSourceMapParsedPath } from '@sanity/client/csm'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { describe, expect, it } from 'vitest'
import { parsePerspective } from '#studio/lake/query/perspective.ts'
import { runQuery } from '#studio/lake/query/run.ts'
import { sourceMapFor } from '#studio/lake/query/source-map.ts'
import { viewOf } from '#studio/lake/query/view.ts'
import type { LakeDocument } from '#studio/lake/store/types.ts'

const stored = { _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const span = (_key: string, text: string) => ({ _key, _type: 'span', text, marks: ['strong'] })
const ada = { ...stored, _id: 'ada', _type: 'person', name: 'Ada', city: { name: 'London' }, tags: ['math', 'poetry'] }
const bob = { ...stored, _id: 'bob', _type: 'person', name: 'Bob', nickname: 'Bobby', tags: ['music'] }
const body = [
  { _key: 'p1', _type: 'block', children: [span('s1', 'Hello'), span('s2', 'there')], markDefs: [{ _key: 'm1', href: '/a' }] },
  { _key: 'it\'s', _type: 'block', children: [span('s1', 'Bye')], markDefs: [] },
]
const page = {
  ...stored,
  _id: 'drafts.page',
  _type: 'page',
  title: 'Welcome',
  order: 2,
  open: true,
  hero: { headline: 'Home', cta: { label: 'Go' } },
  tags: ['one', 'two', 'three'],
  steps: [{ _key: 'a', title: 'First' }, { _key: 'b', title: 'Second' }],
  unkeyed: [{ title: 'Plain' }],
  twice: [{ _key: 'x', title: 'Original' }, { _key: 'x', title: 'Copy' }],
  author: { _type: 'reference', _ref: 'ada' },
  people: [{ _key: 'p', _ref: 'bob' }, { _key: 'q', _ref: 'ada' }],
  groups: [{ _key: 'g', steps: [{ _key: 'h', title: 'Inner' }], words: ['w'] }],
  body,
}
const shared = { label: 'Shared' }
const documents: LakeDocument[] = [
  page,
  ada,
  bob,
  { ...stored, _id: 'twin', _type: 'twin', part: shared },
  { ...stored, _id: 'drafts.twin', _type: 'twin', part: shared },
]
const store = {
  get: (id: string) => documents.find(({ _id }) => _id === id),
  all: () => documents,
  ofType: (type: string) => documents.filter(({ _type }) => _type === type),
  referrers: () => [],
}
const everything = {
  canRead: () => true,
  refusal: () => null,
  canUpload: () => true,
  canReadHistory: () => true,
  canExport: () => true,
  canManagePeople: () => true,
}

function mapped(query: string, params: Record<string, unknown> = {}, perspective = 'drafts') {
  const view = viewOf(store, everything, parsePerspective(perspective))
  const request = { query, params, view, identity: 'someone', sanity: { projectId: 'local', dataset: 'production' } }
  const answer = runQuery(request)
  return { result: answer.result, map: sourceMapFor(answer, request) }
}

/** The map as a reader sees it: which value comes from which document's which field. */
function sourcesOf(...query: Parameters<typeof mapped>): Record<string, string> {
  const { map } = mapped(...query)
  const entries = Object.entries(map.mappings).map(([path, { source }]) => [
    path,
    source.type === 'documentValue' ? `${map.documents[source.document]?._id} ${map.paths[source.path]}` : source.type,
  ])
  return Object.fromEntries(entries)
}

const of = (type: string, rest: string) => `*[_type == "${type}"]${rest}`
const text = "$['body'][?(@._key=='p1')]['children'][?(@._key=='s1')]['text']"

interface Row {
  what: string
  query: string
  /** Result path to document and field. Other mappings may be there too. */
  maps?: Record<string, string>
  /** Result paths that must not be mapped. */
  leaves?: string[]
  only?: Record<string, string>
}

const rows: Row[] = [
  { what: 'a field', query: of('page', '{title}'), only: { "$[0]['title']": "drafts.page $['title']" } },
  { what: 'a renamed field', query: of('page', '{"name": title}'), only: { "$[0]['name']": "drafts.page $['title']" } },
  { what: 'a number and a flag', query: of('page', '{order, open}'), only: { "$[0]['order']": "drafts.page $['order']", "$[0]['open']": "drafts.page $['open']" } },
  { what: 'a whole document', query: of('page', '[0]'), maps: { "$['title']": "drafts.page $['title']", "$['hero']['cta']['label']": "drafts.page $['hero']['cta']['label']", "$['_id']": "drafts.page $['_id']" } },
  { what: 'a bare value', query: of('page', '[0].title'), only: { $: "drafts.page $['title']" } },
  { what: 'a nested value', query: of('page', '[0]{"cta": hero.cta.label}'), only: { "$['cta']": "drafts.page $['hero']['cta']['label']" } },
  { what: 'a nested projection', query: of('page', '[0]{hero{headline, cta{label}}}'), only: { "$['hero']['headline']": "drafts.page $['hero']['headline']", "$['hero']['cta']['label']": "drafts.page $['hero']['cta']['label']" } },
  { what: 'an object built in the query', query: of('page', '[0]{"seo": {"title": title}}'), only: { "$['seo']['title']": "drafts.page $['title']" } },
  { what: 'a projection of a projection', query: of('page', '{"x": title, order}{"y": x}'), only: { "$[0]['y']": "drafts.page $['title']" } },
  { what: 'a referenced field', query: of('page', '[0]{"by": author->name}'), only: { "$['by']": "ada $['name']" } },
  { what: 'a referenced projection', query: of('page', '[0]{author->{name, city{name}}}'), only: { "$['author']['name']": "ada $['name']", "$['author']['city']['name']": "ada $['city']['name']" } },
  { what: 'a whole referenced document', query: of('page', '[0]{author->}'), maps: { "$['author']['name']": "ada $['name']", "$['author']['tags'][1]": "ada $['tags'][1]" } },
  { what: 'a list of references', query: of('page', '[0]{people[]->{name}}'), only: { "$['people'][0]['name']": "bob $['name']", "$['people'][1]['name']": "ada $['name']" } },
  { what: 'names of references', query: of('page', '[0]{"n": people[]->name}'), only: { "$['n'][0]": "bob $['name']", "$['n'][1]": "ada $['name']" } },
  { what: 'lists of referenced lists', query: of('page', '[0]{"t": people[]->tags[]}'), only: { "$['t'][0]": "bob $['tags'][0]", "$['t'][1]": "ada $['tags'][0]", "$['t'][2]": "ada $['tags'][1]" } },
  { what: 'a subquery', query: of('page', '[0]{"all": *[_type == "person"] | order(name desc){name}}'), only: { "$['all'][0]['name']": "bob $['name']", "$['all'][1]['name']": "ada $['name']" } },
  { what: 'a subquery that looks outward', query: of('page', '[0]{"a": *[_id == ^.author._ref][0].name}'), only: { "$['a']": "ada $['name']" } },
  { what: 'everything', query: of('page', '[0]{...}'), maps: { "$['title']": "drafts.page $['title']", "$['tags'][2]": "drafts.page $['tags'][2]" } },
  { what: 'everything with a field replaced', query: of('page', '[0]{..., "title": author->name}'), maps: { "$['title']": "ada $['name']", "$['order']": "drafts.page $['order']" } },
  { what: 'a field replaced by everything', query: of('page', '[0]{"title": author->name, ...}'), maps: { "$['title']": "drafts.page $['title']" } },
  { what: 'a field replaced by something computed', query: of('page', '[0]{..., "title": upper(title)}'), leaves: ["$['title']"], maps: { "$['order']": "drafts.page $['order']" } },
  { what: 'a spread reference', query: of('page', '[0]{title, ...author->}'), maps: { "$['title']": "drafts.page $['title']", "$['name']": "ada $['name']" } },
  { what: 'a spread reference over fields', query: of('page', '[0]{..., ...author->{name, "order": 2}}'), maps: { "$['name']": "ada $['name']", "$['title']": "drafts.page $['title']" }, leaves: ["$['order']"] },
  { what: 'a spread part', query: of('page', '[0]{...hero}'), maps: { "$['headline']": "drafts.page $['hero']['headline']" } },
  { what: 'keyed list items', query: of('page', '[0]{steps[]{title}}'), only: { "$['steps'][0]['title']": "drafts.page $['steps'][?(@._key=='a')]['title']", "$['steps'][1]['title']": "drafts.page $['steps'][?(@._key=='b')]['title']" } },
  { what: 'unkeyed list items', query: of('page', '[0]{unkeyed[]{title}}'), only: { "$['unkeyed'][0]['title']": "drafts.page $['unkeyed'][0]['title']" } },
  { what: 'items that share a key', query: of('page', '[0]{twice[]{title}}'), only: { "$['twice'][0]['title']": "drafts.page $['twice'][?(@._key=='x')]['title']", "$['twice'][1]['title']": "drafts.page $['twice'][1]['title']" } },
  { what: 'an item by key', query: of('page', '[0]{"s": steps[_key == "b"][0].title}'), only: { "$['s']": "drafts.page $['steps'][?(@._key=='b')]['title']" } },
  { what: 'filtered items', query: of('page', '[0]{"s": steps[title match "Sec*"]{title}}'), only: { "$['s'][0]['title']": "drafts.page $['steps'][?(@._key=='b')]['title']" } },
  { what: 'one attribute of all items', query: of('page', '[0]{"s": steps[].title}'), only: { "$['s'][0]": "drafts.page $['steps'][?(@._key=='a')]['title']", "$['s'][1]": "drafts.page $['steps'][?(@._key=='b')]['title']" } },
  { what: 'attributes of items of items', query: of('page', '[0]{"s": groups[].steps[].title, "w": groups[].words[]}'), only: { "$['s'][0]": "drafts.page $['groups'][?(@._key=='g')]['steps'][?(@._key=='h')]['title']", "$['w'][0]": "drafts.page $['groups'][?(@._key=='g')]['words'][0]" } },
  { what: 'a list of texts', query: of('page', '[0]{tags}'), only: { "$['tags'][0]": "drafts.page $['tags'][0]", "$['tags'][1]": "drafts.page $['tags'][1]", "$['tags'][2]": "drafts.page $['tags'][2]" } },
  { what: 'a list of texts, spelled out', query: of('page', '[0]{"t": tags[]}'), maps: { "$['t'][1]": "drafts.page $['tags'][1]" } },
  { what: 'one text of a list', query: of('page', '[0]{"t": tags[1]}'), only: { "$['t']": "drafts.page $['tags'][1]" } },
  { what: 'the last text of a list', query: of('page', '[0]{"t": tags[-1]}'), only: { "$['t']": "drafts.page $['tags'][2]" } },
  { what: 'part of a list of texts', query: of('page', '[0]{"t": tags[1..2]}'), only: { "$['t'][0]": "drafts.page $['tags'][1]", "$['t'][1]": "drafts.page $['tags'][2]" } },
  { what: 'the end of a list of texts', query: of('page', '[0]{"t": tags[-2..-1]}'), only: { "$['t'][0]": "drafts.page $['tags'][1]", "$['t'][1]": "drafts.page $['tags'][2]" } },
  { what: 'a list written in the query', query: of('page', '[0]{"l": [title, ...tags[0..0], "fixed", author->name]}'), only: { "$['l'][0]": "drafts.page $['title']", "$['l'][1]": "drafts.page $['tags'][0]", "$['l'][3]": "ada $['name']" } },
  { what: 'the first value there is', query: of('person', '| order(_id){"n": coalesce(nickname, name)}'), only: { "$[0]['n']": "ada $['name']", "$[1]['n']": "bob $['nickname']" } },
  { what: 'the first of what references hold', query: of('page', '[0]{"n": coalesce(author->nickname, author->name, "nobody")}'), only: { "$['n']": "ada $['name']" } },
  { what: 'no value of the content', query: of('page', '[0]{"n": coalesce(missing, "nobody")}'), only: {} },
  { what: 'an item of the first list there is', query: of('page', '[0]{"n": coalesce(missing, tags)[0]}'), only: { "$['n']": "drafts.page $['tags'][0]" } },
  { what: 'a choice', query: of('page', '[0]{"n": select(order > 5 => title, open => hero.headline, "none")}'), only: { "$['n']": "drafts.page $['hero']['headline']" } },
  { what: 'the last resort of a choice', query: of('page', '[0]{"n": select(order > 5 => "many", title)}'), only: { "$['n']": "drafts.page $['title']" } },
  { what: 'fields of a type', query: of('person', '| order(_id){_type == "person" => {"who": name}, _id == "bob" => {nickname}}'), only: { "$[0]['who']": "ada $['name']", "$[1]['who']": "bob $['name']", "$[1]['nickname']": "bob $['nickname']" } },
  { what: 'everything of a type', query: of('person', '[_id == "ada"]{_type == "person" => {...}, _type == "page" => {"name": "no"}}'), maps: { "$[0]['name']": "ada $['name']" } },
  { what: 'portable text', query: of('page', '[0]{body}'), maps: { "$['body'][0]['children'][0]['text']": `drafts.page ${text}`, "$['body'][1]['children'][0]['text']": "drafts.page $['body'][?(@._key=='it\\'s')]['children'][?(@._key=='s1')]['text']" } },
  { what: 'portable text with links', query: of('page', '[0]{body[]{..., markDefs[]{..., "url": href}}}'), maps: { "$['body'][0]['children'][0]['text']": `drafts.page ${text}`, "$['body'][0]['markDefs'][0]['url']": "drafts.page $['body'][?(@._key=='p1')]['markDefs'][?(@._key=='m1')]['href']" } },
  { what: 'documents in order', query: of('person', '| order(name desc)[0...1]{name}'), only: { "$[0]['name']": "bob $['name']" } },
  { what: 'texts in another order', query: of('page', '[0]{"t": tags | order(@ asc)}'), only: {} },
  { what: 'filtered texts', query: of('page', '[0]{"t": tags[@ != "two"]}'), only: {} },
  { what: 'computed values', query: of('page', '[0]{"c": count(tags), "u": upper(title), "s": title + "!", "p": pt::text(body), "b": order + 1, "d": defined(title), "j": array::join(tags, ",")}'), only: {} },
  { what: 'values written in the query', query: '{"a": 2, "b": "Ada", "c": true}', only: {} },
  { what: 'merged objects', query: of('page', '[0]{"m": hero + author->{name, "headline": "Other"}}'), leaves: ["$['m']['headline']"] },
  { what: 'several queries in one', query: '{"page": *[_id == "page"][0]{title}, "people": *[_type == "person"] | order(_id).name}', only: { "$['page']['title']": "drafts.page $['title']", "$['people'][0]": "ada $['name']", "$['people'][1]": "bob $['name']" } },
  { what: 'documents merged from two queries', query: '[...*[_type == "person"] | order(_id){name}, ...*[_type == "page"]{title}]', only: { "$[0]['name']": "ada $['name']", "$[1]['name']": "bob $['name']", "$[2]['title']": "drafts.page $['title']" } },
  { what: 'unique documents', query: 'array::unique(*[_type == "person"] | order(_id))[]{name}', maps: { "$[0]['name']": "ada $['name']" } },
  { what: 'nothing', query: '*[_id == "missing"][0]{title}', only: {} },
]

describe('a content source map', () => {
  it.each(rows)('traces $what', ({ query, maps, leaves, only }) => {
    const sources = sourcesOf(query)
    if (only) expect(sources).toEqual(only)
    if (maps) expect(sources).toMatchObject(maps)
    for (const path of leaves ?? []) expect(sources).not.toHaveProperty([path])
  })

  it('traces a query with parameters',  () => {
    expect(sourcesOf('*[_id == $id][0]{title, "given": $word}', { id: 'page', word: 'Welcome' })).toEqual({
      "$['title']": "drafts.page $['title']",
    })
  })

  it('tells a draft from the published document it shares its parts with', () => {
    expect(sourcesOf('*[_type == "twin"] | order(_id){part}', {}, 'raw')).toEqual({
      "$[0]['part']['label']": "drafts.twin $['part']['label']",
      "$[1]['part']['label']": "twin $['part']['label']",
    })
  })

  it('leads the editor to the field by which @sanity/client resolves it',  () => {
    const { map } = mapped('*[_type == "page"]{body}')
    const resultPath: ContentSourceMapParsedPath = [0, 'body', { _key: 'p1', _index: 0 }, 'children', { _key: 's1', _index: 0 }, 'text']
    expect(resolveEditInfo({ studioUrl: '/studio', resultSourceMap: map, resultPath })).toMatchObject({
      id: 'drafts.page',
      type: 'page',
      path: ['body', { _key: 'p1' }, 'children', { _key: 's1' }, 'text'],
    })
  })

  it('hides the way to the field in the text that a page shows',  () => {
    const { result, map } = mapped('*[_type == "page"][0]{"name": title, "n": count(tags)}')
    const links: string[] = []
    stegaEncodeSourceMap(result, map, {
      enabled: true,
      studioUrl: '/studio',
      filter: ({ sourceDocument, sourcePath }) => {
        links.push(`${sourceDocument._id} ${sourcePath.join('.')}`)
        return true
      },
    })
    expect(links).toEqual(['drafts.page title'])
  })
})
