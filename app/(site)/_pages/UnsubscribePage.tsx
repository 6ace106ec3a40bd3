import { Button } from '#components/ui/Button.tsx'
import { Container, Section, SectionHead } from '#components/ui/Layout.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { fetchContent } from '#lib/content/fetch.ts'
import { fillTokens, siteTokenValues } from '#lib/content/tokens.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { readUnsubscribeRequest } from './unsubscribePage.ticket.ts'
import { unsubscribePageQuery } from './unsubscribePage.query.ts'

interface UnsubscribePageProps {
  /** From the link of a message. */
  token: string
  /** True once the button was used. */
  done: boolean
}

/**
 * Where the link of a message leads: asks once, with a button that works without JavaScript. Following the link alone
 * changes nothing.
 */
export async function UnsubscribePage({ token, done }: UnsubscribePageProps) {
  const [settings, content, request] = await Promise.all([
    siteSettings(),
    fetchContent({ query: unsubscribePageQuery, tags: ['unsubscribePage'] }),
    readUnsubscribeRequest(token),
  ])
  if (content === null)
    throw new Error('The content store has no "Unsubscribe page". Load the seed content (content/en.json) first.')
  const page = fillTokens(content, { ...siteTokenValues(settings, defaultLocale), email: request?.email ?? '…' })
  const invalid = { headline: page.invalidHeadline, text: page.invalidText }
  const finished = { headline: page.doneHeadline, text: page.doneText }
  const { headline, text } = request === null ? invalid : done ? finished : page
  return (
    <SiteFrame home="/" path="/unsubscribe">
      <Section>
        <Container>
          <SectionHead>
            <h1>{headline}</h1>
            <p>{text}</p>
          </SectionHead>
          {request !== null && !done && (
            <form method="post" action={`/api/unsubscribe?${new URLSearchParams({ token })}`}>
              <input type="hidden" name="from" value="page" />
              <Button type="submit">{page.buttonLabel}</Button>
            </form>
          )}
        </Container>
      </Section>
    </SiteFrame>
  )
}
