import { stegaClean } from '@sanity/client/stega'
import { Section, NoBreak } from '#components/ui/Layout.tsx'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { RichText } from '../RichText.tsx'
import { TextWithLink } from '#components/ui/TextWithLink.tsx'
import { dragAttributes } from '../../visual-editing/dataAttributes.ts'
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

/** Renders questions as native disclosures, the first one open. */
export function Faq({ home, page, path = 'faq.questions', content, email }: FaqProps) {
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
      </div>
    </Section>
  )
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
