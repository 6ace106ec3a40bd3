import type { Locator, Page } from '@playwright/test'
import { fromUrl } from '@sanity/bifur-client'
import { of } from 'rxjs'
import { expect } from '../fixtures.ts'
import type { RunningSite } from '../product/product.ts'
import { openSession, type Person } from '../product/roles.ts'

/** Locates the text input of a field by its path in the document. */
export function field(page: Page, path: string) {
  return page.getByTestId(`field-${path}`).locator('input, textarea').first()
}

/** Time between two keystrokes of a person. */
export const KEY_DELAY_MS = 100

/** Replaces the text of an input keystroke by keystroke, as a person does. */
export async function typeInto(input: Locator, text: string): Promise<void> {
  await input.click()
  await input.press('ControlOrMeta+a')
  await input.pressSequentially(text, { delay: KEY_DELAY_MS })
  await expect(input).toHaveValue(text)
}

/** Returns the path of a page's document in the desk. */
export const getDeskPath = (id: string) => `/structure/pages;${id}`

/** Returns the path that opens any document, independent of the desk's structure. */
export const getIntentPath = (type: string, id: string) => `/intent/edit/mode=structure;id=${id};type=${type}/`

/** Opens another path of the open Studio, as its links do: to load it again takes seconds. */
export const followPath = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/studio${path}`)

/** Time the Studio may take to validate a document on a busy machine. */
export const CHECK_TIMEOUT_MS = 60_000

/**
 * Chooses an action from the open document's menu that opens a dialog of the same name. The Studio renders the menu
 * again, closed, after each validation, which may happen during the click.
 *
 * @returns the dialog
 */
export async function chooseAction(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: name.replace('…', '') })
  await chooseUntil(page, name, dialog)
  return dialog
}

/** Chooses an action from the open document's menu that is refused with a reason. */
export const tryAction = (page: Page, name: string, reason: string): Promise<void> =>
  chooseUntil(page, name, page.getByText(reason).first())

/**
 * Chooses an action from the open document's menu until what it shows is there.
 *
 * @param pane that of the document, where several are open
 */
export async function chooseUntil(page: Page, name: string, shown: Locator, pane: Page | Locator = page) {
  const item = page.getByRole('menuitem', { name })
  await expect(async () => {
    if (await shown.isVisible()) return
    if (!(await item.isVisible())) await pane.getByTestId('action-menu-button').click({ timeout: 5_000 })
    await item.click({ timeout: 5_000 })
    await shown.waitFor({ timeout: 5_000 })
  }).toPass({ timeout: CHECK_TIMEOUT_MS })
}

/**
 * Publishes the open document and waits until its draft is gone, in the store and in the form.
 *
 * @param id the published id
 */
export async function publish(page: Page, site: RunningSite, id: string): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled({ timeout: CHECK_TIMEOUT_MS })
  await button.click()
  const content = await site.content()
  const drafts = () => content.fetch<number>('count(*[_id == $id])', { id: `drafts.${id}` }, { perspective: 'raw' })
  await expect.poll(drafts, { timeout: CHECK_TIMEOUT_MS }).toBe(0)
  await expect(button).toBeDisabled({ timeout: CHECK_TIMEOUT_MS })
}

/** Reports that a person has the cursor in a field, as their open Studio does. @returns a function that withdraws it */
export async function startWriting(site: RunningSite, person: Person, documentId: string): Promise<() => void> {
  const address = `${site.url.replace('http', 'ws')}/lake/v2022-06-30/socket/production?tag=sanity.studio`
  const client = fromUrl(address, { token$: of(await openSession(site, person)) })
  const locations = [{ type: 'document', documentId, path: ['title'], lastActiveAt: new Date().toISOString() }]
  const presence = client.listen('presence').subscribe()
  client.request('presence_announce', { data: { sessionId: 'colleague', locations } }).subscribe()
  return () => presence.unsubscribe()
}

/** Requests a page as a new visitor does, without a browser's cache. */
export async function visit(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'cache-control': 'no-cache' } })
  expect(response.status).toBe(200)
  return response.text()
}
