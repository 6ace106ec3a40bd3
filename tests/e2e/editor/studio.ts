import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The text input of a field, by its path in the document. */
export function field(page: Page, path: string) {
  return page.getByTestId(`field-${path}`).locator('input, textarea').first()
}

/** Where a document opens by itself, whatever the desk looks like. */
export const intent = (type: string, id: string = type) => `/intent/edit/id=${id};type=${type}/`

/** Publishes the open document and waits until that is done. */
export async function publish(page: Page): Promise<void> {
  const button = page
    .getByTestId('action-publish')
    .or(page.getByRole('button', { name: 'Publish', exact: true }))
    .first()
  await expect(button).toBeEnabled()
  await button.click()
  await expect(button).toBeDisabled()
}

/** What the next visitor gets: a request without anything a browser may have kept. */
export async function visit(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'cache-control': 'no-cache' } })
  expect(response.status).toBe(200)
  return response.text()
}
