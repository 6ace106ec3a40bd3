import { stegaClean } from '@sanity/client/stega'
import { Section, NoBreak } from '#components/ui/Layout.tsx'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { getSharedAddress, isPreview } from '#lib/content/preview.ts'
import { getQuestionFolder, getQuestionName } from '#lib/links/questions.ts'
import { RichText } from '#components/sections/RichText.tsx'
import { TextWithLink } from '#components/ui/TextWithLink.tsx'
import { FurtherQuestions } from './FurtherQuestions.tsx'
import { type DraggedList, dragAttributes } from '#components/visual-editing/dataAttributes.ts'
import type { PersonalPageContent } from '#lib/content/pageContent.ts'

interface FaqProps {
  home: SitePrefix
  page: { _type: string; _id: string }
  /** Path of the questions in the page's document. */
  path?: string
  content: PersonalPageContent['faq']
  /** Email address of the link in the introduction. */
  email: string
}

/**
 * Renders questions as native disclosures, the first one open. Of a long list the answers of the later ones are on pages
 * of their own.
 */
export function Faq({ home, page, path = 'faq.questions', content, email }: FaqProps) {
  const { furtherQuestions: further } = content
  return (
    <Section id="faq" columnClass="faq-columns" aria-labelledby="faq-heading">
      <div className="faq-head">
        <NoBreak as="h2" id="faq-heading" text={content.heading} />
        <p>
          <TextWithLink text={content.intro} phrase={content.contactPhrase} href={`mailto:${stegaClean(email)}`} />
        </p>
      </div>
      <div className="disclosures">
        {content.questions.map((entry, index) => (
          <Question key={entry._id} home={home} page={page} path={path} entry={entry} open={index === 0} />
        ))}
        {further.length > 0 && <Further list={{ page, path, flow: 'vertical' }} home={home} questions={further} />}
      </div>
    </Section>
  )
}

interface FurtherProps extends Pick<FaqProps, 'home'> {
  list: DraggedList
  questions: FaqProps['content']['furtherQuestions']
}

async function Further({ home, list, questions }: FurtherProps) {
  const shared = getSharedAddress()
  // A shared page has no other path, by which alone it may show the draft.
  const base = shared === undefined ? `${getQuestionFolder(home)}/` : `${shared}&question=`
  const items = questions.map(async ({ _id, _key, question }) => ({
    question,
    href: base + getQuestionName(_id),
    attributes: await dragAttributes(list, _key),
  }))
  // In a preview an opened answer is loaded again after each edit.
  const version = (await isPreview()) ? Date.now() : undefined
  return <FurtherQuestions questions={await Promise.all(items)} version={version} />
}

interface QuestionProps extends Pick<FaqProps, 'home' | 'page'> {
  path: string
  entry: PersonalPageContent['faq']['questions'][number]
  open: boolean
}

async function Question({ home, page, path, entry: { _key, question, answer }, open }: QuestionProps) {
  const drag = await dragAttributes({ page, path, flow: 'vertical' }, _key)
  return (
    <details open={open} {...drag} className="disclosure">
      <summary>
        <NoBreak as="span" text={question} />
      </summary>
      <div className="disclosure-body">
        <RichText home={home} value={answer} />
      </div>
    </details>
  )
}
