import { BROWSER, IPHONE } from './door.ts'

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const PARTNERS = Array.from({ length: 40 }, (_, number) => `partner-${number + 1}`)
const CAMPAIGNS = Array.from({ length: 12 }, (_, number) => `campaign-${number + 1}`)
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const PAGES = [
  ['/', 'home en'],
  ['/fr', 'home fr'],
  ['/lp1', 'home en lp1'],
  ['/business', 'business en'],
  ['/support', 'support en'],
  ['/estimate', 'estimate en'],
] as const

interface Visit {
  day: string
  path: string
  userAgent: string
  /** The lines that it adds one to; none for a bot. */
  counted: string[]
}

/** Lists the visits of a month, by people and bots, with what each counts as. Equal for equal seeds. */
export function* createMonth(visits: number, seed: number): Generator<Visit> {
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  for (let number = 0; number < visits; number += 1) {
    const day = `2026-11-${String(1 + Math.floor((number * 30) / visits)).padStart(2, '0')}`
    const isBot = random() < 0.2
    const campaign = random() < 0.3 ? (pick(CAMPAIGNS) ?? '') : ''
    const query = campaign === '' ? '' : `?utm_source=${campaign.toUpperCase()}`
    const end = campaign === '' ? '' : ` ${campaign}`
    if (random() < 0.25) {
      const partner = pick(PARTNERS) ?? ''
      const isPhone = random() < 0.6
      const led = isPhone ? 'to-app-store' : 'to-scan'
      const counted = ['shown', led].map((event) => `${event} link en ${partner}${end}`)
      const userAgent = isPhone ? IPHONE : BROWSER
      yield {
        day,
        path: `/v1/link/${partner}${query}`,
        userAgent: isBot ? BOT : userAgent,
        counted: isBot ? [] : counted,
      }
    } else {
      const [path, page] = pick(PAGES) ?? PAGES[0]
      yield { day, path: path + query, userAgent: isBot ? BOT : BROWSER, counted: isBot ? [] : [`shown ${page}${end}`] }
    }
  }
}
