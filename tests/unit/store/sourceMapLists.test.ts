import { describe, expect, it } from 'vitest'
import { of, type Row, getSources, text } from './sourceMapDocuments.ts'

const rows: Row[] = [
  {
    what: 'keyed list items',
    query: of('page', '[0]{steps[]{title}}'),
    sources: {
      "$['steps'][0]['title']": "drafts.page $['steps'][?(@._key=='a')]['title']",
      "$['steps'][1]['title']": "drafts.page $['steps'][?(@._key=='b')]['title']",
    },
  },
  {
    what: 'unkeyed list items',
    query: of('page', '[0]{unkeyed[]{title}}'),
    sources: { "$['unkeyed'][0]['title']": "drafts.page $['unkeyed'][0]['title']" },
  },
  {
    what: 'items that share a key',
    query: of('page', '[0]{twice[]{title}}'),
    sources: {
      "$['twice'][0]['title']": "drafts.page $['twice'][?(@._key=='x')]['title']",
      "$['twice'][1]['title']": "drafts.page $['twice'][1]['title']",
    },
  },
  {
    what: 'an item by key',
    query: of('page', '[0]{"s": steps[_key == "b"][0].title}'),
    sources: { "$['s']": "drafts.page $['steps'][?(@._key=='b')]['title']" },
  },
  {
    what: 'filtered items',
    query: of('page', '[0]{"s": steps[title match "Sec*"]{title}}'),
    sources: { "$['s'][0]['title']": "drafts.page $['steps'][?(@._key=='b')]['title']" },
  },
  {
    what: 'one attribute of all items',
    query: of('page', '[0]{"s": steps[].title}'),
    sources: {
      "$['s'][0]": "drafts.page $['steps'][?(@._key=='a')]['title']",
      "$['s'][1]": "drafts.page $['steps'][?(@._key=='b')]['title']",
    },
  },
  {
    what: 'attributes of items of items',
    query: of('page', '[0]{"s": groups[].steps[].title, "w": groups[].words[]}'),
    sources: {
      "$['s'][0]": "drafts.page $['groups'][?(@._key=='g')]['steps'][?(@._key=='h')]['title']",
      "$['w'][0]": "drafts.page $['groups'][?(@._key=='g')]['words'][0]",
    },
  },
  {
    what: 'a list of texts',
    query: of('page', '[0]{tags}'),
    sources: {
      "$['tags'][0]": "drafts.page $['tags'][0]",
      "$['tags'][1]": "drafts.page $['tags'][1]",
      "$['tags'][2]": "drafts.page $['tags'][2]",
    },
  },
  {
    what: 'a list of texts, spelled out',
    query: of('page', '[0]{"t": tags[]}'),
    sources: { "$['t'][1]": "drafts.page $['tags'][1]" },
    more: true,
  },
  {
    what: 'one text of a list',
    query: of('page', '[0]{"t": tags[1]}'),
    sources: { "$['t']": "drafts.page $['tags'][1]" },
  },
  {
    what: 'the last text of a list',
    query: of('page', '[0]{"t": tags[-1]}'),
    sources: { "$['t']": "drafts.page $['tags'][2]" },
  },
  {
    what: 'part of a list of texts',
    query: of('page', '[0]{"t": tags[1..2]}'),
    sources: { "$['t'][0]": "drafts.page $['tags'][1]", "$['t'][1]": "drafts.page $['tags'][2]" },
  },
  {
    what: 'the end of a list of texts',
    query: of('page', '[0]{"t": tags[-2..-1]}'),
    sources: { "$['t'][0]": "drafts.page $['tags'][1]", "$['t'][1]": "drafts.page $['tags'][2]" },
  },
  {
    what: 'a list written in the query',
    query: of('page', '[0]{"l": [title, ...tags[0..0], "fixed", author->name]}'),
    sources: {
      "$['l'][0]": "drafts.page $['title']",
      "$['l'][1]": "drafts.page $['tags'][0]",
      "$['l'][3]": "ada $['name']",
    },
  },
  {
    what: 'the first value there is',
    query: of('person', '| order(_id){"n": coalesce(nickname, name)}'),
    sources: { "$[0]['n']": "ada $['name']", "$[1]['n']": "bob $['nickname']" },
  },
  {
    what: 'the first of what references hold',
    query: of('page', '[0]{"n": coalesce(author->nickname, author->name, "nobody")}'),
    sources: { "$['n']": "ada $['name']" },
  },
  { what: 'no value of the content', query: of('page', '[0]{"n": coalesce(missing, "nobody")}'), sources: {} },
  {
    what: 'an item of the first list there is',
    query: of('page', '[0]{"n": coalesce(missing, tags)[0]}'),
    sources: { "$['n']": "drafts.page $['tags'][0]" },
  },
  {
    what: 'a choice',
    query: of('page', '[0]{"n": select(order > 5 => title, open => hero.headline, "none")}'),
    sources: { "$['n']": "drafts.page $['hero']['headline']" },
  },
  {
    what: 'the last resort of a choice',
    query: of('page', '[0]{"n": select(order > 5 => "many", title)}'),
    sources: { "$['n']": "drafts.page $['title']" },
  },
  {
    what: 'fields of a type',
    query: of('person', '| order(_id){_type == "person" => {"who": name}, _id == "bob" => {nickname}}'),
    sources: {
      "$[0]['who']": "ada $['name']",
      "$[1]['who']": "bob $['name']",
      "$[1]['nickname']": "bob $['nickname']",
    },
  },
  {
    what: 'everything of a type',
    query: of('person', '[_id == "ada"]{_type == "person" => {...}, _type == "page" => {"name": "no"}}'),
    sources: { "$[0]['name']": "ada $['name']" },
    more: true,
  },
  {
    what: 'portable text',
    query: of('page', '[0]{body}'),
    sources: {
      "$['body'][0]['children'][0]['text']": `drafts.page ${text}`,
      "$['body'][1]['children'][0]['text']":
        "drafts.page $['body'][?(@._key=='it\\'s')]['children'][?(@._key=='s1')]['text']",
    },
    more: true,
  },
  {
    what: 'portable text with links',
    query: of('page', '[0]{body[]{..., markDefs[]{..., "url": href}}}'),
    sources: {
      "$['body'][0]['children'][0]['text']": `drafts.page ${text}`,
      "$['body'][0]['markDefs'][0]['url']":
        "drafts.page $['body'][?(@._key=='p1')]['markDefs'][?(@._key=='m1')]['href']",
    },
    more: true,
  },
  {
    what: 'documents in order',
    query: of('person', '| order(name desc)[0...1]{name}'),
    sources: { "$[0]['name']": "bob $['name']" },
  },
  { what: 'texts in another order', query: of('page', '[0]{"t": tags | order(@ asc)}'), sources: {} },
  { what: 'filtered texts', query: of('page', '[0]{"t": tags[@ != "two"]}'), sources: {} },
  {
    what: 'computed values',
    query: of(
      'page',
      '[0]{"c": count(tags), "u": upper(title), "s": title + "!", "p": pt::text(body), "b": order + 1, "d": defined(title), "j": array::join(tags, ",")}',
    ),
    sources: {},
  },
  { what: 'values written in the query', query: '{"a": 2, "b": "Ada", "c": true}', sources: {} },
  {
    what: 'the fields that merged objects have from the content',
    query: of('page', '[0]{"m": hero + author->{name, "headline": "Other"}}'),
    sources: { "$['m']['cta']['label']": "drafts.page $['hero']['cta']['label']", "$['m']['name']": "ada $['name']" },
  },
  {
    what: 'several queries in one',
    query: '{"page": *[_id == "page"][0]{title}, "people": *[_type == "person"] | order(_id).name}',
    sources: {
      "$['page']['title']": "drafts.page $['title']",
      "$['people'][0]": "ada $['name']",
      "$['people'][1]": "bob $['name']",
    },
  },
  {
    what: 'documents merged from two queries',
    query: '[...*[_type == "person"] | order(_id){name}, ...*[_type == "page"]{title}]',
    sources: {
      "$[0]['name']": "ada $['name']",
      "$[1]['name']": "bob $['name']",
      "$[2]['title']": "drafts.page $['title']",
    },
  },
  {
    what: 'unique documents',
    query: 'array::unique(*[_type == "person"] | order(_id))[]{name}',
    sources: { "$[0]['name']": "ada $['name']" },
    more: true,
  },
  { what: 'nothing', query: '*[_id == "missing"][0]{title}', sources: {} },
]

describe('a content source map', () => {
  it.each(rows)('traces $what', async ({ query, sources, more }) => {
    expect(await getSources(query, more && Object.keys(sources))).toEqual(sources)
  })
})
