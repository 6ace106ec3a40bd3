import { describe, expect, it } from 'vitest'
import { isStegaEncoded } from '#lib/content/client.ts'

/** Whether the text at a path of a document, such as `faq.answer[].style`, gets a mark that Sanity would add. */
function marked(path: string) {
  const [_type = '', ...steps] = path.replaceAll('[]', '.[]').split('.')
  const sourcePath = steps.map((step) => (step === '[]' ? { _key: 'a', _index: 0 } : step))
  const sourceDocument = { _id: _type, _type }
  return isStegaEncoded({
    sourceDocument,
    sourcePath,
    resultPath: sourcePath,
    value: 'text',
    filterDefault: () => true,
  })
}

describe('an invisible mark in a preview', () => {
  it.each([
    'personalPage.hero.headline',
    'businessPage.hero.pipeline.leads[].stageLabel',
    'testimonial.author',
    'faq.answer[].children[].text',
  ])('is added to the text %s', (path) => {
    expect(marked(path)).toBe(true)
  })

  it.each([
    'partner.kind',
    'partner.source',
    'siteSettings.contacts.source',
    'personalPage.sectionOrder[].section',
    'businessPage.hero.pipeline.leads[].stage',
    'businessPage.hero.facts[].footnoteMark',
    'siteSettings.productName',
  ])('is not added to %s, which code reads', (path) => {
    expect(marked(path)).toBe(false)
  })
})
