import { hasCampaign } from './campaign.ts'
import { type Cell, type CellCount, isAddressEvent, isLandingPageCell, toBoundedCell } from './cell.ts'

/** What a day may hold for an instance. Anyone can make up campaigns, link endings, addresses and referrers. */
export const DAILY_LIMITS = { cells: 2_000, campaigns: 200, partners: 300, addresses: 300, landingPages: 100 }

type Limits = typeof DAILY_LIMITS

/** Days whose bounds are kept: yesterday's last visits may come after midnight. */
const MAX_DAYS = 2

type Seen = Record<keyof Limits, Set<string>>

const formatKey = (cell: Cell): string =>
  [
    cell.day,
    cell.event,
    cell.page,
    cell.language,
    cell.variant,
    cell.partner,
    cell.source,
    cell.medium,
    cell.campaign,
    cell.split,
  ].join('\n')

/** Adds a value to a set unless that is full. @returns whether the set has it */
function admit(values: Set<string>, value: string, limit: number): boolean {
  if (values.has(value)) return true
  if (values.size >= limit) return false
  values.add(value)
  return true
}

/** Creates a counter in memory. Beyond a day's limits, visits are counted without campaign, partner and address. */
export function createVisitCounter(limits: Limits = DAILY_LIMITS) {
  const days = new Map<string, Seen>()
  let counts = new Map<string, CellCount>()

  function getSeen(day: string): Seen {
    const known = days.get(day)
    if (known) return known
    const seen = {
      cells: new Set<string>(),
      campaigns: new Set<string>(),
      partners: new Set<string>(),
      addresses: new Set<string>(),
      landingPages: new Set<string>(),
    }
    days.set(day, seen)
    const [oldest] = days.keys()
    if (days.size > MAX_DAYS && oldest !== undefined) days.delete(oldest)
    return seen
  }

  function bound(cell: Cell): Cell {
    const { day, event, page, partner, source, medium, campaign } = cell
    const seen = getSeen(day)
    const isWithin =
      (!hasCampaign(cell) || admit(seen.campaigns, [source, medium, campaign].join('\n'), limits.campaigns)) &&
      (partner === '' || admit(seen.partners, partner, limits.partners)) &&
      (!isAddressEvent(event) || admit(seen.addresses, page, limits.addresses)) &&
      (!isLandingPageCell(cell) || admit(seen.landingPages, page, limits.landingPages)) &&
      admit(seen.cells, formatKey(cell), limits.cells)
    return isWithin ? cell : toBoundedCell(cell)
  }

  function add(cell: Cell, amount = 1): void {
    const bounded = bound(cell)
    const key = formatKey(bounded)
    const counted = counts.get(key)
    if (counted) counted.amount += amount
    else counts.set(key, { cell: bounded, amount })
  }

  return {
    add,
    /** Takes what was counted since the last call. */
    drain(): CellCount[] {
      const drained = [...counts.values()]
      counts = new Map()
      return drained
    },
  }
}

export type VisitCounter = ReturnType<typeof createVisitCounter>

declare global {
  /** Shared by the start script and routes, which have separate copies of this module. */
  var siteVisits: VisitCounter | undefined
}

/** Returns the counter of this process, from which `leads/counts` stores what was counted. */
export const getVisitCounter = (): VisitCounter => (globalThis.siteVisits ??= createVisitCounter())
