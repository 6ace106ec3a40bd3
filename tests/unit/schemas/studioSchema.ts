import { evaluate, parse } from 'groq-js'
import { createMockAuthStore, createSchema, createSourceFromConfig, validateDocument } from 'sanity'
import { createClient } from '#studio/connection/studioClient.ts'
import { seedAssetPaths, createSeedDocuments } from '#content/documents.ts'
import type { SeedDocument } from '#content/documents.ts'
import { findAtPath, toKeyedPath } from '#lib/content/walkContent.ts'
import { schemaTypes } from '#schemas/index.ts'
import { validationStrings } from '#studio/documents/validationStrings.ts'

/** The schema as the Studio compiles it. */
export const schema = createSchema({ name: 'default', types: schemaTypes })

const assetId = (path: string) => `image-${path.replace(/\W/g, '')}-100x40-svg`

/** The documents the site ships with, as they would be loaded. */
export const seeded = createSeedDocuments(new Map(seedAssetPaths.map((path) => [path, assetId(path)])))

/** A copy of a shipped document. */
export function shipped(id: string): SeedDocument {
  const document = seeded.find(({ _id }) => _id === id)
  if (document === undefined) throw new Error(`Nothing is shipped as ${id}.`)
  return structuredClone(document)
}

/** Answers the questions validation asks of a store, from these documents. */
async function answer(stored: readonly SeedDocument[], address: string): Promise<Response> {
  const url = new URL(address)
  const query = url.searchParams.get('query')
  if (query === null) {
    const ids = decodeURIComponent(url.pathname).split('/').at(-1)?.split(',') ?? []
    return Response.json({ documents: stored.filter(({ _id }) => ids.includes(_id)), omitted: [] })
  }
  const params = Object.fromEntries(
    [...url.searchParams]
      .filter(([name]) => name.startsWith('$'))
      .map(([name, value]) => [name.slice(1), JSON.parse(value)]),
  )
  const value = await evaluate(parse(query, { params }), { dataset: stored, params })
  return Response.json({ result: await value.get(), ms: 0, query })
}

const place = { projectId: 'local', apiVersion: '2025-02-19', useCdn: false } as const

/**
 * The Studio's checks beside the documents of a store.
 *
 * @param dataset tells the store from others: what validation learned of one is kept for a moment
 */
export async function getStudio(stored: readonly SeedDocument[], dataset: string) {
  const resolveFetch = () => (input: string | URL) => answer(stored, String(input))
  const client = createClient({ ...place, dataset, resolveFetch })
  const source = await createSourceFromConfig({
    name: 'default',
    projectId: place.projectId,
    dataset,
    schema: { types: schemaTypes },
    i18n: { bundles: [validationStrings] },
    auth: createMockAuthStore({ client, currentUser: null }),
  })

  const now = new Date(0).toISOString()
  const validate = (document: SeedDocument) =>
    validateDocument({
      document: { _createdAt: now, _updatedAt: now, _rev: '1', ...document },
      workspace: source,
      environment: 'studio',
      getDocumentExists: async ({ id }) => id.startsWith('image-') || stored.some(({ _id }) => _id === id),
    })
  const validations = new WeakMap<SeedDocument, ReturnType<typeof validate>>()

  /** What the Studio would say of a document at one level, as `path: message`. */
  async function said(document: SeedDocument, wanted: 'error' | 'warning'): Promise<string[]> {
    const validation = validations.get(document) ?? validate(document)
    validations.set(document, validation)
    return (await validation)
      .filter(({ level }) => level === wanted)
      .map(
        ({ path, message }) => `${path.map((part) => (typeof part === 'object' ? '[]' : part)).join('.')}: ${message}`,
      )
  }

  return {
    /** The errors of a document, with the path of each by index. */
    listErrors: async (document: SeedDocument) =>
      (await validate(document))
        .filter(({ level }) => level === 'error')
        .map(({ path, message }) => ({ path: findAtPath(document, toKeyedPath(path)).path, message })),
    /** What keeps a document from being published. */
    problemsOf: (document: SeedDocument) => said(document, 'error'),
    /** What the Studio asks the writer of a document to think about. */
    remarksOf: (document: SeedDocument) => said(document, 'warning'),
  }
}

/** The checks beside what the site ships with. */
export const { problemsOf, remarksOf } = await getStudio(seeded, 'production')
