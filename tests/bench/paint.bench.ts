/**
 * Measures what visitors wait for from the first paint on, in this build, an earlier one and another site, in turn:
 * `npm run bench -- paint --against=COMMIT --peer=http://localhost:3333/`. The phone is slow: CPU slowed 6 times,
 * 1.6 Mbit/s, 150 ms; a click that leads to another page is measured without these limits.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../../scripts/check/browser.ts'
import { chromiumOptions } from '../e2e/browser.ts'
import { root } from '../e2e/product/template.ts'
import { percentile } from './durations.ts'
import { checkOut, startGrowthSite } from './growthSite.ts'
import { type AddCleanup, runPart } from './part.ts'
import { report, type Row } from './report.ts'
import { alternate, DESKTOP, measureClick, measurePaints, openPage, PHONE, type Site, SLOWDOWN } from './slowPhone.ts'

const TIMES = 9
const INTERACTIONS = 50
/** A press without an answer until then counts as this long. */
const PATIENCE_MS = 20_000

const { against, peer, only } = parseArgs({
  options: { against: { type: 'string' }, peer: { type: 'string' }, only: { type: 'string', default: '' } },
}).values

/** A press on the first element of a selector with a text, and the selector and text of what answers it. */
interface Press {
  path: string
  button: string
  text: string
  answer: string
  answerText: string
}

const dialog = { path: '/business', answer: 'dialog[open]', answerText: '' }

const presses: Readonly<Record<string, Press>> = {
  'funnel impact': {
    path: '/business',
    button: 'main button',
    text: 'See funnel Impact',
    answer: '#impact-calculator section[aria-label]',
    answerText: '',
  },
  'demo in the header': { ...dialog, button: 'header :is(a, button)', text: 'Request a Demo' },
  'demo in the hero': { ...dialog, button: 'main :is(a, button)', text: 'Request a Demo' },
  '1-pager': { ...dialog, button: 'main :is(a, button)', text: 'Email Me the 1 pager' },
  'notify me': {
    path: '/android-waitlist',
    button: 'main button',
    text: 'Notify me',
    answer: 'main *',
    answerText: 'Thank you for signing up!',
  },
}

/**
 * Presses once the page is painted, again every half second, and notes both moments in the tab, since a form may lead to
 * another page. It runs in the page, so that nothing waits for the bench.
 */
function pressFromFirstPaint({ button, text, answer, answerText }: Press): void {
  const find = (selector: string, words: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.checkVisibility() && element.textContent.includes(words),
    )
  let pressed = -Infinity
  const watch = () => {
    if (find(answer, answerText)) return sessionStorage.setItem('answered', String(Date.now()))
    const pressable = find(button, text)
    if (pressable && performance.now() - pressed > 500) {
      pressed = performance.now()
      const email = document.querySelector<HTMLInputElement>('main input[type="email"]')
      // One of its own: an address may ask a few times a day only.
      if (email && email.value === '') email.value = `paint${Date.now()}@bench.example`
      pressable.click()
    }
    return setTimeout(watch, 20)
  }
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (!paint) return
    observer.disconnect()
    if (!sessionStorage.getItem('painted'))
      sessionStorage.setItem('painted', String(performance.timeOrigin + paint.startTime))
    watch()
  }).observe({ type: 'paint', buffered: true })
}

/** Measures the time from the first paint until a press is answered. */
async function measurePress(browser: Browser, url: string, press: Press): Promise<number> {
  const [context, page] = await openPage(browser, DESKTOP, true)
  try {
    await page.addInitScript(pressFromFirstPaint, press)
    await page.goto(url + press.path, { waitUntil: 'commit' })
    await page.waitForFunction(() => sessionStorage.getItem('answered'), undefined, {
      polling: 500,
      timeout: PATIENCE_MS,
    })
    return await page.evaluate(
      () => Number(sessionStorage.getItem('answered')) - Number(sessionStorage.getItem('painted')),
    )
  } catch {
    return PATIENCE_MS
  } finally {
    await context.close()
  }
}

/** Interactions by name: each brings the page back to where it began. */
const interactions: Readonly<Record<string, { path: string; interact: (page: Page) => Promise<void> }>> = {
  slider: {
    path: '/business',
    async interact(page) {
      await page.getByRole('slider').first().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
    },
  },
  menu: {
    path: '/support',
    async interact(page) {
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click()
      await page.keyboard.press('Escape')
    },
  },
  dialog: {
    path: '/business',
    async interact(page) {
      const button = page.locator('main :is(a, button):has-text("Email Me the 1 pager")')
      await button.filter({ visible: true }).first().click()
      await page.keyboard.press('Escape')
    },
  },
  question: {
    path: '/',
    async interact(page) {
      await page.locator('#faq summary, #faq button[aria-expanded]').first().press('Enter')
    },
  },
}

/** Measures the 98th percentile of the time from an input until the frame that shows its effect. */
async function measureInteractions(browser: Browser, url: string, name: string): Promise<number> {
  const { path, interact } = interactions[name] ?? {}
  if (!interact) throw new Error(`There is no interaction ${name}.`)
  const [context, page] = await openPage(browser, PHONE, false)
  try {
    await context.addCookies([{ name: 'homie_consent', value: 'none', url }])
    await page.goto(`${url}${path ?? ''}`, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const durations = await page.evaluateHandle(() => {
      const found = new Map<number, number>()
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const id = 'interactionId' in entry ? Number(entry.interactionId) : 0
          if (id) found.set(id, Math.max(found.get(id) ?? 0, entry.duration))
        }
      })
      const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
      observer.observe(options)
      return found
    })
    for (let time = 0; time < INTERACTIONS; time += 1) await interact(page)
    await page.waitForTimeout(500)
    return percentile(await durations.evaluate((found) => [...found.values()]), 0.98)
  } finally {
    await context.close()
  }
}

async function openSites(addCleanup: AddCleanup): Promise<Site[]> {
  const sites = [{ name: 'this build', url: (await startGrowthSite(root, addCleanup)).url }]
  if (against === undefined) return sites
  return [
    ...sites,
    { name: 'earlier', url: (await startGrowthSite(await checkOut(against, addCleanup), addCleanup)).url },
  ]
}

await runPart(async (addCleanup) => {
  ensureBrowser()
  const sites = await openSites(addCleanup)
  const withPeer = peer === undefined ? sites : [...sites, { name: 'peer', url: peer.replace(/\/$/, '') }]
  const browser = await chromium.launch(chromiumOptions())
  addCleanup(() => browser.close())
  const rows: Record<string, Row> = {}
  const add = async (name: string, measure: () => Promise<Row>) => {
    if (!name.includes(only)) return
    rows[name] = await measure()
    process.stdout.write(`${name}: ${JSON.stringify(rows[name])}\n`)
  }
  for (const [name, press] of Object.entries(presses)) {
    await add(`first paint → ${name}, ms`, () => alternate(sites, TIMES, (url) => measurePress(browser, url, press)))
  }
  for (const path of ['/', '/business', '/fr']) {
    const compared = path === '/' ? withPeer : sites
    for (const paint of ['fcp', 'lcp'] as const) {
      await add(`${paint.toUpperCase()} of ${path}, ms`, () =>
        alternate(compared, 5, async (url) => (await measurePaints(browser, url + path))[paint]),
      )
    }
  }
  for (const path of ['/business', '/privacy', '/estimate']) {
    await add(`click → ${path}, ms`, () => alternate(sites, TIMES, (url) => measureClick(browser, `${url}/`, path)))
  }
  for (const name of Object.keys(interactions)) {
    await add(`INP p98 of ${name}, ms`, () => alternate(sites, 1, (url) => measureInteractions(browser, url, name)))
  }
  await report('paint', rows)
})
