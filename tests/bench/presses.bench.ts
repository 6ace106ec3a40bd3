/**
 * Draws what two presses show before any script of the page has run, and after, as `bench-results/early-presses.png`, of
 * which `docs/pictures` has a copy. The scripts are held back as on a slow connection.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from '../../scripts/check/browser.ts'
import { chromiumOptions } from '../e2e/browser.ts'
import { holdScripts } from '../e2e/leads/calls.ts'
import { root } from '../e2e/product/template.ts'
import { startGrowthSite } from './growthSite.ts'
import { runPart } from './part.ts'

const VIEWPORT = { width: 1280, height: 800 }
const SHOWN_WIDTH = 400

interface Press {
  button: string
  /** Selector of what answers the press. */
  answer: string
}

const presses: readonly Press[] = [
  { button: 'Request a Demo', answer: 'dialog:modal' },
  { button: 'See funnel Impact', answer: '#impact-calculator section[aria-label]' },
]

/** Takes a picture of each step of a press, with its title. */
async function drawPress(browser: Browser, url: string, { button, answer }: Press): Promise<[string, Buffer][]> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'homie_consent', value: 'none', url }])
  const page = await context.newPage()
  const release = await holdScripts(page)
  await page.goto(`${url}/business`, { waitUntil: 'domcontentloaded' })
  const pressed = page.getByRole('main').getByRole('button', { name: button }).first()
  const steps: [string, Buffer][] = []
  const draw = async (title: string) => void steps.push([title, await page.screenshot()])
  await pressed.scrollIntoViewIfNeeded()
  await draw('The page is painted. No script has run.')
  await pressed.click()
  await page.locator(answer).filter({ visible: true }).first().waitFor()
  await draw(`“${button}” is pressed, and answered. No script has run.`)
  release()
  await page.waitForFunction(() => Object.hasOwn(history, 'pushState'))
  await page.locator(answer).filter({ visible: true }).first().waitFor()
  await draw('The scripts have run. The answer stays.')
  await context.close()
  return steps
}

await runPart(async (addCleanup) => {
  ensureBrowser()
  const { url } = await startGrowthSite(root, addCleanup)
  const browser = await chromium.launch(chromiumOptions())
  addCleanup(() => browser.close())
  const rows = []
  for (const press of presses) rows.push(await drawPress(browser, url, press))
  const figures = rows.flat().map(
    ([title, picture]) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}" width="${SHOWN_WIDTH}">
      <figcaption>${title}</figcaption></figure>`,
  )
  const page = await browser.newPage({ viewport: { width: 3 * (SHOWN_WIDTH + 24) + 24, height: 600 } })
  await page.setContent(`<style>
    body { margin: 24px; display: grid; grid-template-columns: repeat(3, ${SHOWN_WIDTH}px); gap: 24px; font: 15px/1.4 sans-serif }
    figure { margin: 0 } img { border: 1px solid #ccc } figcaption { margin-top: 8px }
    </style>${figures.join('')}`)
  const picture = await page.screenshot({ fullPage: true })
  const folder = join(root, 'bench-results')
  await mkdir(folder, { recursive: true })
  await sharp(picture).png({ palette: true, quality: 90 }).toFile(join(folder, 'early-presses.png'))
})
