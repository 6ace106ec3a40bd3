import { DEMO_ROUND_MS } from '#lib/phone-demo/frames.ts'
import { findForcedColourFaults } from './accessibility/forcedColours.ts'
import { findFaults, openQuietly } from './accessibility/page.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' })

test('the tasks of the French phone end above the progress bar', async ({ page, context, site }) => {
  await openQuietly(page, context, `${site.url}/fr`)
  const edges = () =>
    page.evaluate(() => {
      const task = document.querySelector('.task:last-child')
      const foot = document.querySelector('.loading-foot')
      return task && foot ? foot.getBoundingClientRect().top - task.getBoundingClientRect().bottom : 0
    })
  await expect.poll(edges).toBeGreaterThan(5)
})

test('the phone demo pauses and resumes', async ({ page, context, site }) => {
  await page.clock.install()
  await openQuietly(page, context, site.url)
  const phone = page.locator('.phone')
  const pause = page.getByRole('button', { name: 'Pause the animation' })
  const play = page.getByRole('button', { name: 'Play the animation' })
  const moving = () =>
    phone.evaluate((element) =>
      element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    )

  await phone.scrollIntoViewIfNeeded()
  await pause.press('Enter')
  await expect(play).toBeFocused()
  const step = (await phone.getAttribute('data-step')) ?? ''
  expect(await moving()).toBe(false)
  expect(await findFaults(page)).toEqual([])
  expect(await findForcedColourFaults(page)).toEqual([])

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(play).not.toBeInViewport()
  await play.scrollIntoViewIfNeeded()
  await page.clock.fastForward(DEMO_ROUND_MS)
  await expect(phone).toHaveAttribute('data-step', step)

  await play.click()
  await page.clock.fastForward(DEMO_ROUND_MS / 2)
  await expect(phone).not.toHaveAttribute('data-step', step)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(pause).toHaveCount(0)
})
