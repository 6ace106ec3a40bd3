import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { banner, choices } from '../ingestion/choices.ts'
import { fillDemo, openDialog } from '../leads/businessPage.ts'
import { answerWith } from '../leads/calls.ts'

/** A page in a state that takes an interaction to reach. */
export interface State {
  /** Completes the test title after the page: "/business with the calculator open". */
  name: string
  address: string
  /** Sizes at which the state exists; both by default. */
  sizes?: readonly ('phone' | 'desktop')[]
  /** Tag of a state with the same parts as another. */
  tag?: '@full'
  /** True if the state opens a modal, so that the page behind is inert. */
  modal?: boolean
  /** CSS selector of the part to which the focus check is limited; the whole page by default. */
  part?: string
  /** True if the cookie question stays open. */
  asking?: boolean
  reach: (page: Page) => Promise<void>
}

const demo = (page: Page) => openDialog(page, 'Request a Demo', 'Book a demo with our team.')
const onePager = (page: Page) => openDialog(page, 'Email Me the 1 pager', 'Get the 1-pager')

/** Opens all questions, so that every answer is checked. */
async function openEveryQuestion(page: Page) {
  const questions = page.locator('#faq details')
  expect(await questions.count()).toBeGreaterThan(5)
  for (const question of await questions.all()) {
    if ((await question.getAttribute('open')) === null) await question.locator('summary').click()
  }
  await expect(page.locator('#faq details[open]')).toHaveCount(await questions.count())
}

async function leaveMalformedEmail(page: Page) {
  const { dialog } = await demo(page)
  await dialog.getByLabel('Email').fill('ann@')
  await dialog.getByLabel('Email').press('Tab')
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
}

async function sendDemo(page: Page, outcome: 200 | 500) {
  await answerWith(page, 'demo', outcome)
  const { dialog } = await demo(page)
  await fillDemo(dialog)
  await dialog.getByRole('button', { name: 'Request a Demo' }).click()
  await expect(dialog.getByRole(outcome === 200 ? 'status' : 'alert')).not.toBeEmpty()
}

async function sendOnePager(page: Page, outcome: 200 | 500) {
  await answerWith(page, 'one-pager', outcome)
  const { dialog } = await onePager(page)
  await dialog.getByLabel('Full name').fill('Ann Maple')
  await dialog.getByLabel('Company name').fill('Maple Lending')
  await dialog.getByLabel('Email').fill('ann@maple.example')
  await dialog.getByRole('button', { name: 'Email Me the 1 pager' }).click()
  await expect(dialog.getByRole(outcome === 200 ? 'status' : 'alert')).not.toBeEmpty()
}

const inlineForm = (page: Page) => page.locator('#demo form')

async function sendInline(page: Page, outcome: 200 | 500) {
  await answerWith(page, 'demo', outcome)
  const form = inlineForm(page)
  await fillDemo(form)
  await form.getByRole('button', { name: 'Request a Demo' }).click()
  await expect(form.getByRole(outcome === 200 ? 'status' : 'alert')).not.toBeEmpty()
}

async function leaveInlineFieldsOut(page: Page) {
  const form = inlineForm(page)
  await form.getByRole('button', { name: 'Request a Demo' }).click()
  await expect(form.getByRole('alert')).not.toBeEmpty()
}

async function leaveInlineMalformedEmail(page: Page) {
  const email = inlineForm(page).getByLabel('Email')
  await email.fill('ann@')
  await email.press('Tab')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
}

async function sendWaitlist(page: Page, address: string, answer: string | RegExp) {
  await answerWith(page, 'android-waitlist', 200)
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByText(answer)).toBeVisible()
}

/** Tag of states with the same parts as another; only `test:full` checks them. */
const ALIKE = { tag: '@full' } as const

/** All states of the site beyond its loaded pages. */
export const states: readonly State[] = [
  ...['/', '/business'].map((address): State => ({
    name: 'with the menu open',
    address,
    ...(address === '/business' && ALIKE),
    sizes: ['phone'],
    modal: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible()
    },
  })),
  ...['/', '/business'].map((address): State => ({
    name: 'with every question open',
    address,
    ...(address === '/business' && ALIKE),
    part: '#faq',
    reach: openEveryQuestion,
  })),
  {
    name: 'with the demo dialog open',
    ...ALIKE,
    address: '/business',
    modal: true,
    reach: async (page) => void (await demo(page)),
  },
  {
    name: 'with the 1-pager dialog open',
    address: '/business',
    modal: true,
    reach: async (page) => void (await onePager(page)),
  },
  { name: 'with an error in the dialog', address: '/business', modal: true, reach: leaveMalformedEmail },
  { name: 'with a call that failed', address: '/business', modal: true, reach: (page) => sendDemo(page, 500) },
  { name: 'with a request that arrived', address: '/business', modal: true, reach: (page) => sendDemo(page, 200) },
  {
    name: 'with a failed call for the 1-pager',
    ...ALIKE,
    address: '/business',
    modal: true,
    reach: (page) => sendOnePager(page, 500),
  },
  {
    name: 'with the 1-pager on its way',
    ...ALIKE,
    address: '/business',
    modal: true,
    reach: (page) => sendOnePager(page, 200),
  },
  { name: 'with fields left out in the page', address: '/business', part: '#demo', reach: leaveInlineFieldsOut },
  {
    name: 'with a malformed email in the page',
    ...ALIKE,
    address: '/business',
    part: '#demo',
    reach: leaveInlineMalformedEmail,
  },
  {
    name: 'with a failed call from the page',
    ...ALIKE,
    address: '/business',
    part: '#demo',
    reach: (page) => sendInline(page, 500),
  },
  {
    name: 'with a request sent from the page',
    address: '/business',
    reach: (page) => sendInline(page, 200),
  },
  {
    name: 'with the calculator open',
    address: '/business',
    part: '#impact-calculator',
    reach: async (page) => {
      const calculator = page.locator('#impact-calculator')
      await calculator.getByRole('button', { name: 'See funnel Impact' }).click()
      await expect(calculator.getByRole('region', { name: 'Your funnel with Homie' })).toBeVisible()
      await calculator.getByText('How we calculate this').click()
      await expect(calculator.getByText('Yearly leads = leads per month × 12.')).toBeVisible()
    },
  },
  {
    name: 'with an error',
    address: '/android-waitlist',
    reach: (page) => sendWaitlist(page, 'amelie', 'Please enter a valid email address'),
  },
  {
    name: 'with its thanks',
    address: '/android-waitlist',
    reach: (page) => sendWaitlist(page, 'amelie@example.com', /Thank you for signing up/),
  },
  ...['/', '/signup/mobile/tamarack?from=link'].map((address): State => ({
    name: 'with the cookie question open',
    address,
    asking: true,
    reach: (page) => expect(banner(page)).toBeVisible(),
  })),
  {
    name: 'with the cookie choices open',
    address: '/support',
    modal: true,
    asking: true,
    reach: async (page) => {
      await banner(page).getByRole('button', { name: 'Customize' }).click()
      await expect(choices(page)).toBeVisible()
      // The choices get the focus once they are open.
      await expect.poll(() => choices(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    },
  },
]
