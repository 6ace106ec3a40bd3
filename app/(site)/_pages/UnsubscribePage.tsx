import { Button } from '#components/ui/Button.tsx'
import { Container, Section, SectionHead } from '#components/ui/Layout.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { fetchContent } from '#lib/content/fetch.ts'
import type { UnsubscribePageQueryResult } from '#lib/content/sanity.types.ts'
import { fillTokens, siteTokenValues } from '#lib/content/tokens.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { UNSUBSCRIBE_PATH } from '#lib/links/routes.ts'
import { readUnsubscribeRequest } from './unsubscribePage.ticket.ts'
import { unsubscribePageQuery } from './unsubscribePage.query.ts'

interface UnsubscribePageProps {
  /** From the link of a message; undefined for a reviewer of the draft, who came by no such link. */
  token: string | undefined
  /** True once the button was used. */
  done: boolean
}

/** What the page can say, by how far its visitor has come. */
function states(page: NonNullable<UnsubscribePageQueryResult>) {
  return {
    asked: { headline: page.headline, text: page.text, buttonLabel: page.buttonLabel },
    done: { headline: page.doneHeadline, text: page.doneText },
    invalid: { headline: page.invalidHeadline, text: page.invalidText },
  }
}

/**
 * Where the link of a message leads: asks once, with a button that works without JavaScript. Following the link alone
 * changes nothing. A reviewer reads all that the page can say, and the button is one to look at.
 */
export async function UnsubscribePage({ token, done }: UnsubscribePageProps) {
  const [settings, content, request] = await Promise.all([
    siteSettings(),
    fetchContent({ query: unsubscribePageQuery, tags: ['unsubscribePage'] }),
    token === undefined ? undefined : readUnsubscribeRequest(token),
  ])
  if (content === null)
    throw new Error('The content store has no "Unsubscribe page". Load the seed content (content/en.json) first.')
  const words = states(
    fillTokens(content, { ...siteTokenValues(settings, defaultLocale), email: request?.email ?? '…' }),
  )
  const said = request === null ? words.invalid : done ? words.done : words.asked
  return (
    <SiteFrame home="/" path={UNSUBSCRIBE_PATH} analyticsEnabled={false}>
      {(token === undefined ? Object.values(words) : [said]).map((state, index) => (
        <Section key={index}>
          <Container>
            <SectionHead>
              {index === 0 ? <h1>{state.headline}</h1> : <h2>{state.headline}</h2>}
              <p>{state.text}</p>
            </SectionHead>
            {'buttonLabel' in state && <UnsubscribeButton token={token}>{state.buttonLabel}</UnsubscribeButton>}
          </Container>
        </Section>
      ))}
    </SiteFrame>
  )
}

function UnsubscribeButton({ token, children }: { token: string | undefined; children: string }) {
  if (token === undefined) return <Button>{children}</Button>
  return (
    <form method="post" action={`/api/unsubscribe?${new URLSearchParams({ token })}`}>
      <input type="hidden" name="from" value="page" />
      <Button type="submit">{children}</Button>
    </form>
  )
}
