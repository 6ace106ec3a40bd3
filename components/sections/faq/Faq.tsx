import { PortableText } from '@portabletext/react'
import { Disclosure, DisclosureList } from '#components/ui/Disclosure.tsx'
import { Container, Section } from '#components/ui/Layout.tsx'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import type { PersonalPageContent } from '../content.ts'

/** Questions of a landing page as native disclosures, the first one open. Works for either audience. */
export function Faq({ content }: { content: PersonalPageContent['faq'] }) {
  return (
    <Section id="faq" aria-labelledby="faq-heading">
      <Container>
        <div className="faq-columns">
          <div className="faq-head">
            <h2 id="faq-heading">
              <Unbroken>{content.heading}</Unbroken>
            </h2>
            <p>{content.intro}</p>
          </div>
          <DisclosureList>
            {content.questions.map(({ _id, question, answer }, index) => (
              <Disclosure key={_id} name="faq" summary={<Unbroken>{question}</Unbroken>} open={index === 0}>
                <PortableText value={answer} />
              </Disclosure>
            ))}
          </DisclosureList>
        </div>
      </Container>
    </Section>
  )
}
