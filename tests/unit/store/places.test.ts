import { describe, expect, it } from 'vitest'
import { roles } from '#rules/roles.ts'
import { createAccess } from '#store/accounts/roles.ts'
import { DocumentIndex } from '#store/documents/documentIndex.ts'
import { runQuery } from '#store/query/run.ts'
import { createView } from '#store/query/view.ts'

const access = createAccess({ id: 'owner', name: '', email: '', role: roles.administrator, kind: 'token' })
const stored = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const index = new DocumentIndex()
index.put({ ...stored, _id: 'ottawa', _type: 'city', at: { _type: 'geopoint', lat: 45.4215, lng: -75.6972 } })
index.put({ ...stored, _id: 'toronto', _type: 'city', at: { _type: 'geopoint', lat: 43.6532, lng: -79.3832, alt: 76 } })
index.put({ ...stored, _id: 'victoria', _type: 'city', at: { type: 'Point', coordinates: [-123.3656, 48.4284] } })
index.put({ ...stored, _id: 'nowhere', _type: 'city' })

const square = (size: number, at = 0) => [
  [
    [at, at],
    [at + size, at],
    [at + size, at + size],
    [at, at + size],
    [at, at],
  ],
]
const params = {
  square: { type: 'Polygon', coordinates: square(4) },
  inner: { type: 'Polygon', coordinates: square(1, 1) },
  apart: { type: 'Polygon', coordinates: square(1, 8) },
  both: { type: 'MultiPolygon', coordinates: [square(1, 1), square(1, 8)] },
  line: {
    type: 'LineString',
    coordinates: [
      [1, 1],
      [2, 3],
    ],
  },
  lines: {
    type: 'MultiLineString',
    coordinates: [
      [
        [1, 1],
        [2, 3],
      ],
      [
        [8, 8],
        [9, 9],
      ],
    ],
  },
  points: {
    type: 'MultiPoint',
    coordinates: [
      [1, 1],
      [2, 2],
    ],
  },
  bow: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
        [0, 0],
      ],
    ],
  },
  open: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
    ],
  },
  collection: { type: 'GeometryCollection', geometries: [] },
}
const view = createView(index, access, 'raw')
const run = (query: string) => runQuery({ query, params, view, identity: '' }).result

describe('a place', () => {
  it.each([
    ['geo({"lat": 45.5, "lng": -75})', { type: 'Point', coordinates: [-75, 45.5] }],
    ['geo({"lat": 45.5, "lon": -75, "note": "x"})', { type: 'Point', coordinates: [-75, 45.5] }],
    ['global::geo(geo::latLng(45.5, -75))', { type: 'Point', coordinates: [-75, 45.5] }],
    ['geo($both)', params.both],
    ['{"geo": 1, "text": "geo(1)"}.text // geo(', 'geo(1)'],
    ['geo({"lat": 1, "lng": 2, "lon": 2})', null],
    ['geo({"lat": "1", "lng": 2})', null],
    ['geo({"lat": 1})', null],
    ['geo::latLng(null, 2)', null],
    ['geo::latLng(-90, 180)', { type: 'Point', coordinates: [180, -90] }],
    ['geo::latLng(91, 0)', null],
    ['geo::latLng(0, -181)', null],
    ['geo::distance(geo::latLng(45.5, 190), geo::latLng(45.5, 0))', null],
    ['geo({"type": "Point", "coordinates": [1]})', null],
    ['geo({"type": "Point", "coordinates": "\\n[1,2,null,null]"})', null],
    ['geo("Point")', null],
    ['geo(null)', null],
    ['geo($open)', null],
    ['geo($bow)', null],
    ['geo($collection)', null],
  ])('%s', (query, expected) => {
    expect(run(query)).toEqual(expected)
  })

  it.each([
    ['contains($square, $inner)', true],
    ['contains($inner, $square)', false],
    ['contains($square, $line)', true],
    ['contains($square, geo::latLng(1, 1))', true],
    ['contains($square, geo::latLng(1, 5))', false],
    ['contains($square, $points)', true],
    ['contains($square, $lines)', false],
    ['contains($both, $apart)', true],
    ['contains($line, $square)', false],
    ['contains($square, $bow)', null],
    ['intersects($square, $both)', true],
    ['intersects($square, $apart)', false],
    ['intersects($line, $square)', true],
    ['intersects($points, $inner)', true],
    ['intersects($square, 42)', null],
    ['distance($square, $inner)', null],
    ['distance({"lat": 1, "lng": 1}, geo::latLng(1, 1))', 0],
  ])('geo::%s', (query, expected) => {
    expect(run(`geo::${query}`)).toBe(expected)
  })

  it('is measured in metres with the radius of the equator', () => {
    expect(run('geo::distance(geo::latLng(0, 0), geo::latLng(0, 180))')).toBeCloseTo(Math.PI * 6_378_137, 3)
  })

  it('orders documents by their distance, those without one last', () => {
    const order = 'order(geo::distance(at, {"lat": 45.5, "lng": -73.6}))'
    expect(run(`*[_type == "city"] | ${order}._id`)).toEqual(['ottawa', 'toronto', 'victoria', 'nowhere'])
  })

  it.each(['geo::distance(1)', 'geo::distance(1, 2, 3)', 'geo::latLng()', 'geo()'])('%s is refused', (query) => {
    expect(() => run(query)).toThrow('takes two values')
  })
})
