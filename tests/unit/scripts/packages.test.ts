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
  licence: 'MIT',
  dev: false,
  optional: false,
  ...facts,
})

describe('packages in two versions', () => {
  const direct = new Set(['chart'])
  const second = locked('drawing/node_modules/chart', { version: '2.0.0' })

  test.each<[what: string, packages: LockedPackage[], accepted: Record<string, string>, faults: number]>([
    ['one the project asks for', [locked('chart'), second], {}, 1],
    ['one that has its reason', [locked('chart'), second], { 'chart@2.0.0': 'Its own.' }, 0],
    ['one whose reason was given for another version', [locked('chart'), second], { 'chart@1.9.0': 'Its own.' }, 2],
    [
      'one that must be single though nobody asked for it',
      [locked('react'), locked('a/node_modules/react', { version: '2.0.0' })],
      {},
      1,
    ],
    ['one that only development has twice', [locked('chart'), { ...second, dev: true }], {}, 0],
    ['two copies of one version', [locked('chart'), locked('drawing/node_modules/chart')], {}, 0],
    [
      'one that nothing depends on being single',
      [locked('left'), locked('a/node_modules/left', { version: '2.0.0' })],
      {},
      0,
    ],
  ])('%s', (_what, packages, accepted, faults) => {
    expect(findDuplicates(packages, direct, accepted)).toHaveLength(faults)
  })

  test('are named with both versions, the place and what to do', () => {
    expect(findDuplicates([locked('chart'), second], direct, {})).toEqual([
      'chart is there twice: 1.0.0, and 2.0.0 in node_modules/drawing/node_modules/chart. ' +
        'Bring both to one version, or give the reason in scripts/check/accepted.ts.',
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

  const exceptions = { 'engine-*': { licence: 'MPL-2.0', reason: 'Unchanged.' } }
  const engine = locked('engine-linux', { licence: 'MPL-2.0' })

  test.each<[what: string, packages: LockedPackage[], faults: number]>([
    ['an accepted one', [engine], 0],
    ['an accepted package whose licence changed', [{ ...engine, licence: 'GPL-3.0-only' }], 1],
    ['one nobody stated', [engine, locked('silent', { licence: undefined })], 1],
    ['a copyleft one that only development has', [engine, locked('tool', { licence: 'GPL-3.0-only', dev: true })], 0],
    ['another machine’s build that states none', [engine, locked('x', { licence: undefined, optional: true })], 0],
    ['an exception nothing needs', [locked('chart')], 1],
  ])('of the running site: %s', (_what, packages, faults) => {
    expect(findLicenceFaults(packages, exceptions)).toHaveLength(faults)
  })
})

test('the lockfile is read as npm wrote it', () => {
  const { packages, direct } = readLockfile(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(direct).toContain('next')
  expect(packages).toContainEqual(
    expect.objectContaining({ folder: 'node_modules/next', name: 'next', licence: 'MIT' }),
  )
  // An alias is known by what it stands for.
  expect(packages).toContainEqual(
    expect.objectContaining({ folder: 'node_modules/sanity-client', name: '@sanity/client' }),
  )
})
