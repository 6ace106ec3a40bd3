import { booleanContains } from '@turf/boolean-contains'
import { booleanIntersects } from '@turf/boolean-intersects'
import { distance } from '@turf/distance'
import { kinks } from '@turf/kinks'
import { z } from 'zod'

const position = z.tuple([z.number(), z.number()]).rest(z.number())
const line = position.array().min(2)

/** Returns whether a ring ends where it starts, and meets itself nowhere else. */
function isSimple(ring: z.output<typeof line>): boolean {
  const corners = ring.slice(0, -1).map(String)
  const isClosed = String(ring.at(-1)) === corners[0]
  return (
    isClosed &&
    new Set(corners).size === corners.length &&
    kinks({ type: 'Polygon', coordinates: [ring] }).features.length === 0
  )
}

const polygon = position.array().min(4).refine(isSimple).array().min(1)

/** The geometries of GeoJSON (RFC 7946) but collections, as in Sanity. */
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('MultiPoint'), coordinates: position.array() }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: line.array() }),
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: polygon.array() }),
])

export type Place = z.output<typeof geometry>

const written = z.tuple([z.number().nullable(), z.number().nullable(), z.number().nullable(), z.unknown()])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a geometry, or the point of a latitude and a longitude; null for anything else. */
function readPlace(text: string): Place | null {
  const end = text.lastIndexOf('\n')
  const { data } = written.safeParse(parseJson(text.slice(end + 1)))
  if (!data) return null
  const [latitude, lng, lon, coordinates] = data
  const longitude = lng ?? lon
  if (latitude === null) return geometry.safeParse({ type: text.slice(0, end), coordinates }).data ?? null
  if (longitude === null || (lng !== null && lon !== null)) return null
  return { type: 'Point', coordinates: [longitude, latitude] }
}

/** Reads the point of a latitude and a longitude; null unless both are on Earth. */
function readLatLng(text: string): Place | null {
  const place = readPlace(text)
  if (place?.type !== 'Point') return null
  const [longitude, latitude] = place.coordinates
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? place : null
}

const DIMENSIONS = { Point: 0, LineString: 1, Polygon: 2 } as const

/** Lists the points, lines and polygons of a place. */
function listParts(place: Place) {
  switch (place.type) {
    case 'MultiPoint':
      return place.coordinates.map((coordinates) => ({ type: 'Point' as const, coordinates }))
    case 'MultiLineString':
      return place.coordinates.map((coordinates) => ({ type: 'LineString' as const, coordinates }))
    case 'MultiPolygon':
      return place.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
    default:
      return [place]
  }
}

const contains = (outer: Place, inner: Place) =>
  listParts(inner).every((part) =>
    listParts(outer).some((other) => DIMENSIONS[other.type] >= DIMENSIONS[part.type] && booleanContains(other, part)),
  )

/** Radius with which Sanity measures, that of the equator (WGS 84). */
const EARTH_RADIUS_METRES = 6_378_137

const measure = (from: Place, to: Place) =>
  from.type === 'Point' && to.type === 'Point' ? distance(from, to, { units: 'radians' }) * EARTH_RADIUS_METRES : null

const onPlaces =
  <Result>(compute: (first: Place, second: Place) => Result) =>
  (first: string, second: string): Result | null => {
    const [one, other] = [readPlace(first), readPlace(second)]
    return one && other && compute(one, other)
  }

/** The functions of places, which get them as texts (`geography.ts`). */
export const placeFunctions = {
  geo: readPlace,
  latLng: readLatLng,
  distance: onPlaces(measure),
  contains: onPlaces(contains),
  intersects: onPlaces((first, second) => booleanIntersects(first, second)),
}
