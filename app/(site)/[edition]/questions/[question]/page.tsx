import { ANSWER_ID } from '#components/sections/faq/answerMarkup.ts'
import { RichText } from '#components/sections/RichText.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { NoBreak, Section } from '#components/ui/Layout.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { getQuestionPath } from '#lib/links/questions.ts'
import { loadQuestionPage, type QuestionRoute } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

/** In seconds: a landing page that lists it begins and ends on its days without a publish. */
export const revalidate = 60

/** Renders the answer to one question: where a page lists many, it is loaded from here. */
export default async function QuestionPage(route: QuestionRoute) {
  const { home, question, seo, frame, list, above } = await loadQuestionPage(route)
  const path = getQuestionPath(home, question._id)
  return (
    <SiteFrame home={frame} path={path}>
      <Section columnClass="question-page">
        <NoBreak as="h1" text={question.question} />
        <div id={ANSWER_ID}>
          <RichText home={home} sectionsAt={list.split('#', 1)[0]} value={question.answer} />
        </div>
        <p>
          <a href={list}>{translate('questions.all')}</a>
        </p>
      </Section>
      <StructuredData path={path} seo={seo} above={above} questions={[{ ...question, _key: question._id }]} />
    </SiteFrame>
  )
}
