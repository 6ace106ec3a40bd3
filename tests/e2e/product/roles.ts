import type { Page } from '@playwright/test'
import { z } from 'zod'
import { ADMINISTRATOR } from './product.ts'
import type { RunningSite, Site } from './product.ts'

/** A user of the Studio. */
export interface Person {
  email: string
  password: string
}

async function callAsAdministrator(site: RunningSite, method: string, path: string, body?: object) {
  const { token } = (await site.content()).config()
  return fetch(`${site.url}/lake/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
}

/**
 * Creates an account by an invitation.
 *
 * @param role a role of the content store
 */
export async function addPerson(site: RunningSite, role: string): Promise<Person> {
  if (role === 'administrator') return ADMINISTRATOR
  const person = { email: `${role}@example.com`, password: `${role} of the site` }
  const invited = await callAsAdministrator(site, 'POST', '/invitations', { email: person.email, role })
  // Accounts remain when the content is restored between tests.
  if (invited.status === 409) return person
  const link = new URL(z.object({ url: z.string() }).parse(await invited.json()).url)
  const accepted = await fetch(`${site.url}${link.pathname}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams({
      token: link.searchParams.get('token') ?? '',
      name: `A ${role}`,
      password: person.password,
    }),
  })
  if (accepted.status !== 303)
    throw new Error(`The account was not created: ${accepted.status} ${await accepted.text()}`)
  return person
}

/** Gives a person's account another role. */
export async function changeRole(site: RunningSite, { email }: Person, role: string): Promise<void> {
  const listed = await (await callAsAdministrator(site, 'GET', '/accounts')).json()
  const { accounts } = z.object({ accounts: z.array(z.object({ id: z.string(), email: z.string() })) }).parse(listed)
  const id = accounts.find((account) => account.email === email)?.id
  const changed = await callAsAdministrator(site, 'PATCH', `/accounts/${id}`, { role })
  if (!changed.ok) throw new Error(`The role of ${email} was not changed: ${changed.status}`)
}

/** Signs in without a browser and returns the session token. */
export async function openSession(site: Site, { email, password }: Person): Promise<string> {
  const entered = await fetch(`${site.url}/lake/v1/auth/login/local`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams({ origin: `${site.url}/studio`, email, password }),
  })
  const authCode = new URL(entered.headers.get('location') ?? 'none:').hash.slice(1)
  const answer = await fetch(`${site.url}/lake/v1/auth/fetch?${authCode}`)
  if (!answer.ok) throw new Error(`${email} could not sign in: ${entered.status}, ${answer.status}`)
  return z.object({ token: z.string() }).parse(await answer.json()).token
}

/**
 * Stores a session token where the Studio reads it.
 *
 * @param projectId the Sanity project of the Studio
 */
export async function enterStudio(page: Page, siteUrl: string, token: string, projectId = 'local'): Promise<void> {
  const name = `__studio_auth_token_${projectId}`
  const value = JSON.stringify({ token, time: new Date().toISOString() })
  await page.context().setStorageState({ cookies: [], origins: [{ origin: siteUrl, localStorage: [{ name, value }] }] })
}

/**
 * Opens the Studio with a new session of a person.
 *
 * @param path path below `/studio`
 */
export async function signIn(page: Page, site: Site, person: Person, path = '/structure'): Promise<void> {
  await enterStudio(page, site.url, await openSession(site, person))
  await page.goto(`${site.url}/studio${path}`)
  // The time to load is not part of what a test checks.
  await page.getByTestId('studio-navbar').waitFor()
}

/** Signs in at the Studio's own page and waits for the Studio. */
export async function signInByPassword(page: Page, site: Site, person: Person): Promise<void> {
  await page.goto(`${site.url}/studio`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByTestId('studio-navbar').waitFor()
}
