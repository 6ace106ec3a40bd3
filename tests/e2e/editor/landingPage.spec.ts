import type { Locator, Page } from '@playwright/test'
import { expect, savePicture, test } from '../fixtures.ts'
import { fetchHead } from '../head.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, chooseUntil, field, KEY_DELAY_MS, publish } from './studio.ts'

const PATH = '/spring'

const english = {
  title: 'Spring with Tamarack',
  headline: 'Know your price this spring',
  intro: 'See what you can afford before the first open house.',
  heading: 'Made for first homes',
  text: 'Homie and Tamarack show each number and where it comes from.',
  seoTitle: 'Spring with Tamarack',
  seoText: 'See what you can afford this spring, with Tamarack.',
}

const french: typeof english = {
  title: 'Le printemps avec Tamarack',
  headline: 'Votre prix, dès ce printemps',
  intro: 'Voyez ce que vous pouvez vous offrir avant la première visite.',
  heading: 'Pour un premier chez-soi',
  text: 'Homie et Tamarack montrent chaque chiffre et son origine.',
  seoTitle: 'Le printemps avec Tamarack',
  seoText: 'Voyez ce que vous pouvez vous offrir ce printemps, avec Tamarack.',
}

/** What a person does in the Studio, one click and one key at a time, and how much of it. */
function startWork(page: Page) {
  const start = Date.now()
  const done = { clicks: 0, keys: 0 }

  async function click(target: Locator): Promise<void> {
    await target.click()
    done.clicks += 1
  }

  async function type(text: string): Promise<void> {
    await page.keyboard.type(text, { delay: KEY_DELAY_MS })
    done.keys += text.length
  }

  async function write(input: Locator, text: string): Promise<void> {
    await expect(input).toBeEditable({ timeout: CHECK_TIMEOUT_MS })
    await click(input)
    await type(text)
    await expect(input).toHaveValue(text)
  }

  async function writeText(input: Locator, text: string): Promise<void> {
    await click(input)
    await type(text)
    await expect(input).toHaveText(text)
  }

  /** Chooses an action from the menu of a document. */
  async function choose(pane: Locator, action: string, shown: Locator): Promise<void> {
    await chooseUntil(page, action, shown, pane)
    done.clicks += 2
  }

  /** Reports the work; it takes longer on a busy machine, so its time never fails a test. */
  function report(): string {
    const seconds = Math.round((Date.now() - start) / 1000)
    return `${done.clicks} clicks, ${done.keys} keys, ${seconds} seconds`
  }

  return { click, type, write, writeText, choose, report }
}

type Work = ReturnType<typeof startWork>

/** Finds a field of the section whose form is open. */
function sectionField(page: Page, name: string): Locator {
  const form = page.getByTestId('nested-object-dialog')
  return form.locator(`[data-testid^="field-sections"][data-testid$=".${name}"]`).locator('input, textarea').first()
}

/** Adds a section by its drawing in the menu, which its name is searched for; its form opens. */
async function addSection({ click, write }: Work, page: Page, name: string): Promise<void> {
  await click(page.getByTestId('field-sections').getByTestId('add-multiple-object-button'))
  const search = page.getByRole('textbox', { name: 'Search', exact: true })
  await expect(search).toHaveValue('')
  await write(search, name)
  await savePicture(page, `menu-${name}`)
  await click(page.getByRole('menuitem', { name, exact: true }))
  await page.getByTestId('nested-object-dialog').waitFor()
}

const closeSection = async ({ click }: Work, page: Page) => {
  const form = page.getByTestId('nested-object-dialog')
  await click(form.getByRole('button', { name: 'Close dialog' }))
  await expect(form).toBeHidden()
}

async function writeOpening(work: Work, page: Page, { headline, intro }: typeof english): Promise<void> {
  await work.write(sectionField(page, 'heading'), headline)
  await work.write(sectionField(page, 'intro'), intro)
  await closeSection(work, page)
}

async function writeTextSection(work: Work, page: Page, { heading, text }: typeof english): Promise<void> {
  await work.write(sectionField(page, 'heading'), heading)
  await work.writeText(page.getByTestId('nested-object-dialog').locator('[contenteditable=true]'), text)
  await closeSection(work, page)
}

async function writeSearch({ click, write }: Work, pane: Locator, words: typeof english) {
  await click(pane.getByRole('tab', { name: 'Search' }))
  await write(pane.getByTestId('field-seo.title').locator('input'), words.seoTitle)
  await write(pane.getByTestId('field-seo.description').locator('input, textarea').first(), words.seoText)
}

async function publishPane({ click }: Work, pane: Locator): Promise<void> {
  const button = pane.getByTestId('action-publish')
  await expect(button).toBeEnabled({ timeout: CHECK_TIMEOUT_MS })
  await click(button)
  await expect(button).toBeDisabled({ timeout: CHECK_TIMEOUT_MS })
}

test('a marketer types a page with a partner in both languages', { tag: '@full' }, async ({ page, sandbox }, info) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'))
  const work = startWork(page)
  const { click, type, write } = work
  const pane = page.getByTestId('document-pane').last()

  await test.step('English', async () => {
    await click(
      page
        .getByRole('link', { name: 'Pages' })
        .or(page.getByRole('option', { name: 'Pages' }))
        .first(),
    )
    await click(page.getByRole('option', { name: 'Landing pages' }))
    await click(page.getByTestId('action-intent-button'))
    await write(field(page, 'title'), english.title)
    await addSection(work, page, 'Opening')
    await writeOpening(work, page, english)
    await addSection(work, page, 'Text')
    await writeTextSection(work, page, english)
    await addSection(work, page, 'Closing call')
    await closeSection(work, page)
    await click(page.getByRole('tab', { name: 'Address' }))
    await write(field(page, 'path'), PATH)
    await click(page.getByPlaceholder('Type to search'))
    await type('Tam')
    await click(page.getByRole('option', { name: /Tamarack Mortgage/ }))
    await writeSearch(work, pane, english)
    await savePicture(page, 'english')
    await publishPane(work, pane)
  })

  await test.step('French', async () => {
    await click(page.getByRole('link', { name: 'Open French' }))
    await expect(page.getByTestId('language-bar').filter({ hasText: 'Open English' })).toBeVisible()
    const sections = pane.getByTestId('field-sections')
    await work.choose(pane, 'Copy structure from English', sections.getByText('Opening'))
    await write(pane.getByTestId('field-title').locator('input'), french.title)
    await click(sections.getByText('Opening'))
    await writeOpening(work, page, french)
    await click(sections.getByText('Text', { exact: true }))
    await writeTextSection(work, page, french)
    await writeSearch(work, pane, french)
    await savePicture(page, 'french')
    await publishPane(work, pane)
  })

  const address = `${sandbox.url}${PATH}`
  const frenchAddress = `${sandbox.url}/fr${PATH}`
  await expect.poll(async () => (await fetch(frenchAddress)).url).toBe(frenchAddress)
  info.annotations.push({ type: 'work', description: work.report() })
  process.stdout.write(`A landing page in both languages: ${work.report()}\n`)

  for (const [url, words, link] of [
    [address, english, '/v1/link/tamarack'],
    [frenchAddress, french, '/fr/v1/link/tamarack'],
  ] as const) {
    const { html, titles } = await fetchHead(page.request, url)
    expect(titles.join()).toContain(words.seoTitle)
    expect(html).toContain(words.text)
    expect(html).toContain(`href="${link}"`)
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.headline)
    for (const width of process.env.TEST_PICTURES === undefined ? [] : [360, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await savePicture(page, `${url === address ? 'en' : 'fr'}-${width}`)
    }
    await expect(page.getByRole('main').getByRole('img', { name: 'Tamarack Mortgage' }).first()).toBeVisible()
    await expect(page.locator('link[hreflang="en-CA"]')).toHaveAttribute('href', address)
    await expect(page.locator('link[hreflang="fr-CA"]')).toHaveAttribute('href', frenchAddress)
  }
})

test('the preview of a landing page shows each change, also of its path', async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const opening = { _key: 'a', _type: 'siteHero', heading: 'Spring in the city' }
  const seo = { _type: 'seo', title: english.seoTitle, description: english.seoText }
  const landing = { _type: 'landingPage', language: 'en-CA', title: english.title, path: PATH, seo }
  await content.create({ ...landing, _id: 'landing-moved', sections: [opening] })
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), `/presentation?preview=${PATH}`)
  const heading = page.frameLocator('iframe').first().getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Spring in the city', { timeout: CHECK_TIMEOUT_MS })
  const sections = [{ ...opening, heading: 'Autumn in the city' }]
  await content.create({ ...landing, _id: 'drafts.landing-moved', path: '/autumn', sections })
  await expect(heading).toContainText('Autumn in the city', { timeout: CHECK_TIMEOUT_MS })
})

test('the preview follows the path of a new landing page', { tag: '@full' }, async ({ page, sandbox, expected }) => {
  // Until the preview follows, no page is at the former path.
  expected.push(/404/)
  const content = await sandbox.content()
  const seo = { _type: 'seo', title: english.seoTitle, description: english.seoText }
  const landing = { _type: 'landingPage', language: 'en-CA', title: english.title, path: PATH, seo }
  const sections = [{ _key: 'a', _type: 'siteHero', heading: english.headline }]
  await content.create({ ...landing, _id: 'drafts.landing-new', sections })
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), `/presentation?preview=${PATH}`)
  const preview = page.frameLocator('iframe').first()
  const heading = preview.getByRole('heading', { level: 1 })
  const form = page.getByTestId('field-groups')
  await expect(heading).toContainText(english.headline, { timeout: CHECK_TIMEOUT_MS })
  await expect(page.getByTestId('usage')).toContainText('once this is published')
  await form.getByRole('combobox').selectOption({ label: 'Address' })
  const path = field(page, 'path')
  await path.press('End')

  await path.pressSequentially('-offer', { delay: KEY_DELAY_MS })
  await expect(page).toHaveURL(/preview=[^&]*spring-offer/)
  await expect(heading).toContainText(english.headline, { timeout: CHECK_TIMEOUT_MS })
  await publish(page, sandbox, 'landing-new')
  await path.press('End')
  await path.pressSequentially('s', { delay: KEY_DELAY_MS })
  await expect(page).toHaveURL(/preview=[^&]*spring-offers/)
  await expect(heading).toContainText(english.headline, { timeout: CHECK_TIMEOUT_MS })
  await expect(path).toHaveValue('/spring-offers')
  await publish(page, sandbox, 'landing-new')

  await path.press('End')
  for (const _ of '-offers') await path.press('Backspace', { delay: KEY_DELAY_MS })
  await expect(page).toHaveURL(/preview=[^&]*spring(?!-)/)
  await expect(heading).toContainText(english.headline, { timeout: CHECK_TIMEOUT_MS })
  await expect(path).toHaveValue(PATH)
})
