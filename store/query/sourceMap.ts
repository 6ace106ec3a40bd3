import type { ContentSourceMap } from '@sanity/client'
import { type ContentSourceMapParsedPath, jsonPath } from '@sanity/client/csm'
import { isRecord } from '#lib/isRecord.ts'
import type { StoredDocument } from '../documents/types.ts'
import { evaluatePlan, type QueryRequest, type runQuery } from './run.ts'
import { type Origin, PROVENANCE, type ProvenanceEntry, traceQuery } from './sourceMapOrigins.ts'

interface SourceLocation {
  document: StoredDocument
  /** In the notation of source maps, such as `$['steps'][?(@._key=='a')]['title']`. */
  path: string
  value: unknown
}

/** Documents such as a draft and its published version may share objects; their copies do not. */
const copies = new WeakMap<StoredDocument, StoredDocument>()
const locations = new WeakMap<object, SourceLocation>()

const segment = (part: ContentSourceMapParsedPath[number]) => jsonPath([part]).slice(1)

/** Copies a document once per revision, so that {@link getSourceLocation} finds the location of each part. */
function instrumentedCopy(document: StoredDocument): StoredDocument {
  const known = copies.get(document)
  if (known) return known
  const copy = structuredClone(document)
  registerLocations({ document, path: '$', value: copy })
  copies.set(document, copy)
  return copy
}

/** Finds the location of an object or list of an instrumented copy; undefined for those created by a query. */
function getSourceLocation(value: unknown): SourceLocation | undefined {
  return typeof value === 'object' && value !== null ? locations.get(value) : undefined
}

function getInnerLocation(location: SourceLocation, key: string | number): SourceLocation | undefined {
  const { document, path, value } = location
  if (Array.isArray(value) && typeof key === 'number') {
    const element: unknown = value[key]
    return element === undefined
      ? undefined
      : { document, path: path + segment(getPathSegment(value, key)), value: element }
  }
  if (isRecord(value) && typeof key === 'string' && Object.hasOwn(value, key)) {
    return { document, path: path + segment(key), value: value[key] }
  }
  return undefined
}

function registerLocations(location: SourceLocation): void {
  if (typeof location.value !== 'object' || location.value === null) return
  locations.set(location.value, location)
  const keys = Array.isArray(location.value) ? location.value.keys() : Object.keys(location.value)
  for (const key of keys) {
    const part = getInnerLocation(location, key)
    if (part) registerLocations(part)
  }
}

/** Identifies a list element by its `_key`, as the Studio does, unless an earlier element has the same key. */
function getPathSegment(list: readonly unknown[], index: number): ContentSourceMapParsedPath[number] {
  const key = getKey(list[index])
  if (key === undefined || list.findIndex((element) => getKey(element) === key) !== index) return index
  return { _key: key, _index: index }
}

function getKey(element: unknown): string | undefined {
  return isRecord(element) && typeof element._key === 'string' && element._key !== '' ? element._key : undefined
}

type Source = SourceLocation | Source[] | undefined

/**
 * Creates Sanity's content source map: maps each string, number and boolean of a result to its document and field.
 * Computed values have no mapping. A mapped field always has exactly the value of the result.
 */
export function createSourceMap(
  { plan, result }: ReturnType<typeof runQuery>,
  request: Pick<QueryRequest, 'view' | 'identity'>,
): ContentSourceMap {
  const traced = evaluatePlan(plan, request, { rewrite: traceQuery, transform: instrumentedCopy })
  const root = isRecord(traced.data) ? traced.data : {}
  const documents: ContentSourceMap['documents'] = []
  const paths: ContentSourceMap['paths'] = []
  const mappings: ContentSourceMap['mappings'] = {}
  const documentIndex = new Map<string, number>()
  const pathIndex = new Map<string, number>()

  function add(path: string, { document: { _id, _originalId, _type }, path: sourcePath }: SourceLocation) {
    const id = typeof _originalId === 'string' ? _originalId : _id
    mappings[path] = {
      type: 'value',
      source: {
        type: 'documentValue',
        document: findOrAdd(documents, documentIndex, id, { _id: id, _type }),
        path: findOrAdd(paths, pathIndex, sourcePath, sourcePath),
      },
    }
  }

  /** Maps the part of the result at `path`. @param trace the same part of the traced query's result */
  function follow(value: unknown, trace: unknown, path: string, source: Source) {
    if (value === null || value === undefined) return
    const from = getSourceLocation(trace) ?? source
    if (Array.isArray(value)) {
      value.forEach((element, index) => {
        const elementTrace: unknown = Array.isArray(trace) ? trace[index] : undefined
        follow(element, elementTrace, path + segment(index), getPartSource(from, index))
      })
    } else if (isRecord(value)) {
      for (const key of Object.keys(value)) {
        const fieldSource = isRecord(trace) ? getFieldSource(trace, key) : getPartSource(from, key)
        follow(value[key], isRecord(trace) ? trace[key] : undefined, path + segment(key), fieldSource)
      }
    } else if (from && !Array.isArray(from) && from.value === value) {
      add(path, from)
    }
  }

  follow(result, root['result'], '$', getFieldSource(root, 'result'))
  return { documents, paths, mappings }
}

function findOrAdd<T>(list: T[], index: Map<string, number>, name: string, entry: T): number {
  const known = index.get(name)
  if (known !== undefined) return known
  index.set(name, list.length)
  return list.push(entry) - 1
}

function resolveOrigin(origin: Origin): Source {
  switch (origin?.kind) {
    case 'field':
      return isRecord(origin.of) ? getFieldSource(origin.of, origin.name) : undefined
    case 'element':
      return getPartSource(getListSource(origin), toIndexFromStart(origin.list, origin.index))
    case 'slice':
      return listElementSources(getListSource(origin), origin.list).slice(
        Math.max(0, toIndexFromStart(origin.list, origin.start)),
      )
    case 'each':
      return origin.origins?.map(resolveOrigin)
    case 'flattened':
      return origin.parts?.flatMap(({ value, from }) =>
        Array.isArray(value) ? listElementSources(resolveOrigin(from), value) : [resolveOrigin(from)],
      )
    default:
      return undefined
  }
}

function getFieldSource(object: { [PROVENANCE]?: ProvenanceEntry[] }, name: string): Source {
  const location = getSourceLocation(object)
  if (location) return getInnerLocation(location, name)
  const last = object[PROVENANCE]?.findLast(
    (entry) => entry !== null && ('name' in entry ? entry.name === name : isRecord(entry.splat) && name in entry.splat),
  )
  if (!last) return undefined
  if ('name' in last) return resolveOrigin(last.from)
  return isRecord(last.splat) ? getFieldSource(last.splat, name) : undefined
}

const getListSource = ({ list, from }: { list: unknown; from: Origin }): Source =>
  getSourceLocation(list) ?? resolveOrigin(from)

function getPartSource(source: Source, key: string | number): Source {
  if (!source) return undefined
  if (Array.isArray(source)) return typeof key === 'number' ? source[key] : undefined
  return getInnerLocation(source, key)
}

function listElementSources(source: Source, list: unknown): Source[] {
  return Array.isArray(list) ? list.map((_, index) => getPartSource(source, index)) : []
}

const toIndexFromStart = (list: unknown, index: number) =>
  index < 0 && Array.isArray(list) ? list.length + index : index
