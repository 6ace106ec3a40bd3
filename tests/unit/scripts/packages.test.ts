import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  findDuplicates,
  isFree,
  findLicenceFaults,
  type LockedPackage,
  readLockfile,
} from '../../../scripts/check/packages.ts'

const locked = (folder: string, facts: Partial<LockedPackage> = {}): LockedPackage => ({
  folder: `node_modules/${folder}`,
  name: folder.replace(/.*node_modules\//, ''),
  version: '1.0.0',
  license: 'MIT',
  dev: false,
  optional: false,
  ...facts,
})

describe('a package that must exist once', () => {
  const second = locked('a/node_modules/react', { version: '2.0.0' })

  test.each<[what: string, packages: LockedPackage[], faults: number]>([
    ['in two versions', [locked('react'), second], 1],
    ['in two versions, of which one is for development only', [locked('react'), { ...second, dev: true }], 0],
    ['in two copies of one version', [locked('react'), locked('a/node_modules/react')], 0],
    ['beside another in two versions', [locked('left'), locked('a/node_modules/left', { version: '2.0.0' })], 0],
  ])('%s', (_what, packages, faults) => {
    expect(findDuplicates(packages)).toHaveLength(faults)
  })

  test('is named with both versions and their places', () => {
    expect(findDuplicates([locked('react'), second])).toEqual([
      'react must have one version, but there is 1.0.0 in node_modules/react, 2.0.0 in node_modules/a/node_modules/react.',
    ])
  })
})

describe('licences', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false],
    ['GPL-3.0-only', false],
    ['UNLICENSED', false],
    ['Public Domain', false],
  ])('%s may be used without asking: %s', (expression, free) => {
    expect(isFree(expression)).toBe(free)
  })

  const exceptions = { 'engine-*': 'MPL-2.0' }
  const engine = locked('engine-linux', { license: 'MPL-2.0' })

  test.each<[what: string, packages: LockedPackage[], faults: number]>([
    ['an accepted one', [engine], 0],
    ['an accepted package whose licence changed', [{ ...engine, license: 'GPL-3.0-only' }], 1],
    ['one nobody stated', [engine, locked('silent', { license: undefined })], 1],
    ['a copyleft one that only development has', [engine, locked('tool', { license: 'GPL-3.0-only', dev: true })], 0],
    ['another machine’s build that states none', [engine, locked('x', { license: undefined, optional: true })], 0],
    ['an exception nothing needs', [locked('chart')], 1],
  ])('of the running site: %s', (_what, packages, faults) => {
    expect(findLicenceFaults(packages, exceptions)).toHaveLength(faults)
  })
})

test('the lockfile is read as npm wrote it', () => {
  const packages = readLockfile(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(packages).toContainEqual(
    expect.objectContaining({ folder: 'node_modules/next', name: 'next', license: 'MIT' }),
  )
  // An alias is known by what it stands for.
  expect(packages).toContainEqual(
    expect.objectContaining({ folder: 'node_modules/sanity-client', name: '@sanity/client' }),
  )
})
