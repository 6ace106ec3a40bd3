import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { isRecord } from '#lib/isRecord.ts'
import { toConstraintPath } from '#lib/content/fieldConstraints.ts'
import { NO_PICTURE, NO_SLUG, REQUIRED, WRONG_TYPE } from '#lib/content/problems.ts'
import { constraintsByType } from '#lib/content/sanity.constraints.ts'
import { getLanguage } from '#lib/content/languages.ts'
import { findAtPath, toKeyedPath } from '#lib/content/walkContent.ts'
import { isImmutable } from '#lib/roles/ownership.ts'
import { landingSample } from '#tests/unit/landingPages/landingPage.ts'
import { getStudio, schema, seeded } from '#tests/unit/schemas/studioSchema.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { listPlaces, type Place, withValue } from './studioPlaces.ts'

const spring = { _id: 'redirect-spring', _type: 'redirect', from: '/spring', to: '/business', permanent: false }
const documents = [...seeded, spring, landingSample]
type Document = (typeof seeded)[number]
const assets = [...new Set(JSON.stringify(documents).match(/image-[\w-]+-\d+x\d+-\w+/g))]

/** An English document of each type; not the default partner, which has rules of its own. */
const samples = [
  ...new Map(
    documents
      .filter((document) => getLanguage(document) === defaultLocale && !isImmutable(document._type))
      .map((document) => [document._type, document]),
  ).values(),
]

const studio = await getStudio(documents, 'comparison')
const refusal = z.object({
  error: z.object({ items: z.array(z.object({ error: z.object({ description: z.string() }) })) }),
})

let site: Site
let token: string
beforeAll(async () => {
  site = await openSite()
  await site.add('administrator')
  token = await site.tokenOf(await site.signIn('administrator@example.test'))
  const created = [...assets.map((_id) => ({ _id, _type: 'sanity.imageAsset' })), ...documents]
  const mutations = created.map((createOrReplace) => ({ createOrReplace }))
  const answered = await site.call('/data/mutate/production', {
    method: 'POST',
    token: WRITE_TOKEN,
    json: { mutations },
  })
  if (!answered.ok) throw new Error(await answered.text())
})
afterAll(() => site.close())

/** Returns why the store refuses to publish a document; null if it accepts it. */
async function askStore(document: object): Promise<string | null> {
  const path = '/data/mutate/production?dryRun=true'
  const answered = await site.call(path, {
    method: 'POST',
    token,
    json: { mutations: [{ createOrReplace: document }] },
  })
  const body: unknown = await answered.json()
  if (answered.ok) return null
  return refusal
    .parse(body)
    .error.items.map(({ error }) => error.description)
    .join(' ')
}

const getType = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** Rules of the store that no schema states. */
const STORE_ONLY = [
  /“consentRevision” of “[^”]+” never goes back: .*? about\./,
  /The text of “[^”]+” was last updated on .*? versions follow each other\./,
  /The text of “[^”]+” has changed\. Write into “changeSummary” .*? history\./,
]

interface Answers {
  errors: { path: string; message: string }[]
  /** Null for a document that the store accepts. */
  store: string | null
}

/**
 * Lists the differences of the answers to a document. For a value that is missing or of another type the Studio also
 * lists all rules that it breaks and the parts that it lacks, so there only the path counts; of an empty object only the
 * parts.
 */
function listDifferences(document: Document, { errors, store }: Answers, types: ReadonlyMap<string, string>): string[] {
  const valueAt = (path: string) => findAtPath(document, path).value
  const isShapeless = (path: string) => {
    const [value, type] = [valueAt(path), types.get(path) ?? (path.endsWith('.alt') ? 'string' : undefined)]
    return value === undefined || (type !== undefined && getType(value) !== type)
  }
  const outer = (path: string) => [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index))
  const counted = errors.filter(
    ({ path, message }) => !outer(path).some(isShapeless) && !(message === REQUIRED && isEmptyObject(valueAt(path))),
  )
  const exact = counted.filter(({ path }) => !isShapeless(path)).map(({ path, message }) => `“${path}”: ${message}`)
  const shapeless = [...new Set(counted.map(({ path }) => path).filter(isShapeless))]
  const isUnder = (path: string) => (store ?? '').includes(`“${path}`)
  const missed = [
    ...exact.filter((said) => !store?.includes(said)),
    ...shapeless.filter((path) => !isUnder(path)).map((path) => `“${path}” ${JSON.stringify(valueAt(path))}`),
  ]
  let rest = store ?? ''
  for (const said of exact.toSorted((one, other) => other.length - one.length)) rest = rest.replaceAll(said, '')
  for (const pattern of STORE_ONLY) rest = rest.replace(pattern, '')
  const extra = [...rest.matchAll(/“([^”]+)”: (.*?)(?=\s+“|\s*$)/g)].flatMap(([said, path = '', message = '']) =>
    shapeless.some((each) => path.startsWith(each)) && [REQUIRED, WRONG_TYPE, NO_PICTURE, NO_SLUG].includes(message)
      ? []
      : [said],
  )
  return [...missed.map((said) => `Studio only: ${said}`), ...extra.map((said) => `Store only: ${said}`)]
}

/** The language, optional pictures, of which the alt text is tried, and a list that is empty in the sample. */
const UNTRIED = /^language$|^(seo\.)?image$|^photo$|^formerSlugs\[\]$/

const isEmptyObject = (value: unknown) =>
  isRecord(value) && Object.keys(value).every((name) => ['_key', '_type', '_weak'].includes(name))

/** Containers are tried by their depth, since one within another would not be there. */
const groupPlaces = (places: readonly Place[]) =>
  Map.groupBy(places, ({ path, isContainer }) => (isContainer ? path.length : 0)).values()

/** Documents with one value after the other at each of the places. */
function* listChanged(document: Document, places: readonly Place[]): Generator<Document> {
  const rounds = Math.max(...places.map(({ values }) => values.length))
  for (let round = 0; round < rounds; round += 1) {
    const changed = places.reduce<unknown>(
      (before, { path, values }) => withValue(before, path, values[round % values.length]),
      document,
    )
    const { _id, _type } = document
    if (isRecord(changed)) yield { ...changed, _id, _type }
  }
}

/** A large document is compared hundreds of times, which takes ten seconds of CPU time. */
const COMPARISON_TIMEOUT_MS = 300_000

it.each(samples.map((document) => [document._type, document] as const))(
  '%s',
  async (type, document) => {
    const compiled = schema.get(type)
    if (!compiled) throw new Error(`The schemas have no type ${type}.`)
    // The store sets the language, by the document's id.
    const all = listPlaces(compiled, document).filter(({ path: [field] }) => field !== 'language')
    // Of the items of a list the first that has the place.
    const places = [
      ...new Map(
        all.toReversed().map((place) => [toConstraintPath(document, toKeyedPath(place.path)), place]),
      ).values(),
    ]
    const types = new Map(places.map(({ path, jsonType }) => [toKeyedPath(path), jsonType]))
    expect([await studio.listErrors(document), await askStore(document)]).toEqual([[], null])
    const differences: string[] = []
    const refused = new Set<string>()
    for (const group of groupPlaces(places)) {
      for (const changed of listChanged(document, group)) {
        const answers = { errors: await studio.listErrors(changed), store: await askStore(changed) }
        differences.push(...listDifferences(changed, answers, types))
        for (const { path } of answers.errors) refused.add(toConstraintPath(changed, path))
      }
    }
    expect([...new Set(differences)]).toEqual([])
    const untried = Object.keys(constraintsByType[type] ?? {}).filter((path) => !refused.has(path))
    expect(untried.filter((path) => !UNTRIED.test(path))).toEqual([])
  },
  COMPARISON_TIMEOUT_MS,
)
