import { isFull } from '#tests/support/full.ts'
import { expect, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { signIn } from '../product/roles.ts'
import { getDeskPath, field } from './studio.ts'

// A kill leaves the least time to save. `test:full` also stops the site in order.
for (const signal of isFull ? (['SIGTERM', 'SIGKILL'] as const) : (['SIGKILL'] as const)) {
  test(`a restart in the middle of an edit loses nothing (${signal})`, async ({ page, sandbox, expected }) => {
    // While the site is down, all requests of the Studio fail.
    expected.push(/ERR_|WebSocket|50\d|Bad Gateway|Failed to (fetch|load)/)
    await signIn(page, sandbox, ADMINISTRATOR, getDeskPath('supportPage'))
    const headline = field(page, 'headline')
    await headline.fill('Half a thought')
    const content = await sandbox.content()
    const saved = () =>
      content.fetch<string | null>('*[_id == "drafts.supportPage"][0].headline', {}, { perspective: 'raw' })
    await expect.poll(saved).toBe('Half a thought')

    await sandbox.restart(signal, async () => {
      // The form is read-only while it cannot save.
      await expect(headline).not.toBeEditable()
    })
    expect(await saved()).toBe('Half a thought')
    await expect(headline).toHaveValue('Half a thought')
    // The page reconnects without a reload.
    await headline.fill('Half a thought, finished')
    await expect.poll(saved).toBe('Half a thought, finished')
  })
}
