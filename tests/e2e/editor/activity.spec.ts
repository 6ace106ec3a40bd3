import { expect, savePicture, test } from '../fixtures.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { visit } from './studio.ts'

test(
  'several drafts are published in one step, and their author is listed',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const content = await sandbox.content()
    const getDraft = async (id: string, change: object) => {
      const published = await content.getDocument(id)
      await content.createOrReplace({ ...published, _id: `drafts.${id}`, _type: published?._type ?? '', ...change })
    }
    const [first, second] = ['Is it free for everybody?', 'Does it touch my score?']
    await getDraft('faq-personal-free', { question: first })
    await getDraft('faq-personal-credit-impact', { question: second })
    await getDraft('faq-personal-security-fr', { question: '' })
    await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), '/activity')

    const drafts = page.getByRole('table', { name: 'Drafts' })
    await expect(drafts.getByRole('row')).toHaveCount(4)
    await page.getByLabel('Which drafts').selectOption('With errors')
    await expect(drafts.getByRole('row')).toHaveCount(2)
    await expect(drafts.getByRole('row').last()).toContainText('French')
    await page.getByLabel('Which drafts').selectOption('Ready to publish')
    await page.getByLabel(`“${first}”`).check({ force: true })
    await page.getByLabel(`“${second}”`).check({ force: true })
    await savePicture(page, 'chosen')
    await page.getByRole('button', { name: 'Publish 2…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish together' }).click()
    await expect(page.getByText('Published together.').first()).toBeVisible()
    await expect(async () => {
      const home = await visit(`${sandbox.url}/`)
      expect([home.includes(first), home.includes(second)]).toEqual([true, true])
    }).toPass()

    await page.getByLabel('Person').selectOption('Only mine')
    const done = page.getByRole('table', { name: 'What was done' })
    await expect(done.getByRole('row', { name: /Published A marketer/ })).toHaveCount(2)
    await savePicture(page, 'done')
  },
)
