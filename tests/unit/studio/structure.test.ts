import { describe, expect, it } from 'vitest'
import { isRecord } from '#lib/isRecord.ts'
import { ROLE_NAMES } from '#lib/roles/roles.ts'
import { buildDesk } from './buildDesk.ts'

const serialize = (pane: unknown): unknown =>
  isRecord(pane) && typeof pane['serialize'] === 'function' ? pane['serialize']({ path: [] }) : pane

/** Opens a pane by its address below another one, as the Studio does. */
function openPane(parent: unknown, id: string): unknown {
  const { child } = isRecord(parent) ? parent : {}
  return serialize(typeof child === 'function' ? child(id, { parent }) : undefined)
}

/** Lists the addresses of all lists and forms in a desk. */
function listAddresses(pane: unknown, address: readonly string[] = []): string[] {
  const items: unknown = isRecord(pane) ? pane['items'] : undefined
  const ids = (Array.isArray(items) ? items : []).flatMap((item: unknown) =>
    isRecord(item) && item['type'] === 'listItem' && typeof item['id'] === 'string' ? [item['id']] : [],
  )
  return ids.flatMap((id) => {
    const path = [...address, id]
    return [path.join(';'), ...listAddresses(openPane(pane, id), path)]
  })
}

const desks = new Map(
  await Promise.all(ROLE_NAMES.map(async (role) => [role, serialize(await buildDesk(role))] as const)),
)

describe('the desk of each role', () => {
  const addresses = new Set([...desks.values()].flatMap((desk) => listAddresses(desk)))

  it.each(ROLE_NAMES)('opens the addresses that people of all roles send: %s', (role) => {
    const unopened = [...addresses].filter((address) => {
      let pane = desks.get(role)
      for (const id of address.split(';')) pane = openPane(pane, id)
      return pane === undefined
    })
    expect(addresses.size).toBeGreaterThan(30)
    expect(unopened).toEqual([])
  })
})
