import type { ContentSourceMap } from '@sanity/client'
import { evaluateSync } from 'groq-js'
import type { QueryAnswer, QueryRequest } from './run.ts'
import { PROVENANCE, traced, type Ingredient, type Origin, type Trace } from './source-map-origins.ts'
import { isFields, placeOf, placeWithin, segment, instrumentedCopy, type Place } from './source-map-places.ts'

/** Where a value comes from: a place in a document, a list of such, or nowhere that is known. */
type Source = Place | Source[] | undefined

/**
 * Tells for each text, number and flag of an answer which field of which document it is, in the form
 * `@sanity/client` reads (Sanity's "content source maps"). What is computed has no mapping, and no mapping
 * is ever given whose field does not hold the very value of the answer.
 *
 * @param answer a query's result with the plan that yielded it
 * @param request what was asked: the same view, caller and place the query ran with
 */
export function sourceMapFor(
  { plan, result }: Pick<QueryAnswer, 'plan' | 'result'>,
  { view, identity, sanity }: Pick<QueryRequest, 'view' | 'identity' | 'sanity'>,
): ContentSourceMap {
  const candidates = Array.from(plan.candidates, ([name, narrowing]) => [
    name,
    view.candidates(narrowing).map(instrumentedCopy),
  ])
  const trace: Trace = evaluateSync(traced(plan.narrowedTree), {
    dataset: plan.readsEverything ? view.all().map(instrumentedCopy) : [],
    params: Object.fromEntries(candidates),
    identity,
    sanity,
    dereference({ _ref: id }: { _ref: string }) {
      const document = view.get(id)
      return document ? instrumentedCopy(document) : null
    },
  }).data

  const map = new SourceMapDraft()
  map.follow(result, trace.result, '$', resolve(trace.from))
  const { documents, paths, mappings } = map
  return { documents, paths, mappings }
}

/** The map while it is written: each document and path is listed once. */
class SourceMapDraft {
  readonly documents: ContentSourceMap['documents'] = []
  readonly paths: ContentSourceMap['paths'] = []
  readonly mappings: ContentSourceMap['mappings'] = {}
  readonly #documentIndex = new Map<string, number>()
  readonly #pathIndex = new Map<string, number>()

  /**
   * @param value part of the result that the caller gets
   * @param trace the same part as the traced query yielded it
   * @param path where that part is in the result
   */
  follow(value: unknown, trace: unknown, path: string, source: Source): void {
    if (value === null || value === undefined) return
    const from = placeOf(trace) ?? source
    if (Array.isArray(value)) {
      value.forEach((element, index) => {
        const traceOfElement: unknown = Array.isArray(trace) ? trace[index] : undefined
        this.follow(element, traceOfElement, path + segment(index), partOf(from, index))
      })
    } else if (isFields(value)) {
      for (const key of Object.keys(value)) {
        const within = isFields(trace) ? sourceOfField(trace, key) : partOf(from, key)
        this.follow(value[key], isFields(trace) ? trace[key] : undefined, path + segment(key), within)
      }
    } else if (from && !Array.isArray(from) && from.value === value) {
      this.#add(path, from)
    }
  }

  #add(path: string, { document, path: from }: Place): void {
    const { _id, _originalId, _type } = document
    const id = typeof _originalId === 'string' ? _originalId : _id
    this.mappings[path] = {
      type: 'value',
      source: {
        type: 'documentValue',
        document: indexIn(this.documents, this.#documentIndex, id, { _id: id, _type }),
        path: indexIn(this.paths, this.#pathIndex, from, from),
      },
    }
  }
}

function indexIn<T>(list: T[], index: Map<string, number>, name: string, entry: T): number {
  const known = index.get(name)
  if (known !== undefined) return known
  index.set(name, list.length)
  return list.push(entry) - 1
}

function resolve(origin: Origin): Source {
  switch (origin?.kind) {
    case 'field':
      return isFields(origin.of) ? sourceOfField(origin.of, origin.name) : undefined
    case 'element':
      return partOf(sourceOfList(origin), fromStart(origin.list, origin.index))
    case 'slice':
      return elementSources(sourceOfList(origin), origin.list).slice(Math.max(0, fromStart(origin.list, origin.start)))
    case 'each':
      return origin.origins?.map(resolve)
    case 'flattened':
      return origin.parts?.flatMap(({ value, from }) =>
        Array.isArray(value) ? elementSources(resolve(from), value) : [resolve(from)],
      )
    default:
      return undefined
  }
}

/** Where a field of an object comes from, be the object part of a document or made by the query. */
function sourceOfField(object: Record<string, unknown>, name: string): Source {
  const place = placeOf(object)
  if (place) return placeWithin(place, name)
  const ingredients = ingredientsOf(object)
  const last = ingredients.findLast(
    (entry) => entry !== null && ('name' in entry ? entry.name === name : isFields(entry.splat) && name in entry.splat),
  )
  if (!last) return undefined
  if ('name' in last) return resolve(last.from)
  return isFields(last.splat) ? sourceOfField(last.splat, name) : undefined
}

function ingredientsOf(object: { [PROVENANCE]?: Ingredient[] }): Ingredient[] {
  return object[PROVENANCE] ?? []
}

const sourceOfList = ({ list, from }: { list: unknown; from: Origin }): Source => placeOf(list) ?? resolve(from)

function partOf(source: Source, key: string | number): Source {
  if (!source) return undefined
  if (Array.isArray(source)) return typeof key === 'number' ? source[key] : undefined
  return placeWithin(source, key)
}

function elementSources(source: Source, list: unknown): Source[] {
  return Array.isArray(list) ? list.map((_, index) => partOf(source, index)) : []
}

const fromStart = (list: unknown, index: number) => (index < 0 && Array.isArray(list) ? list.length + index : index)
