import { stegaClean } from '@sanity/client/stega'
import { Mailbox } from '#components/illustrations/Mailbox.tsx'
import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { Container, Section } from '#components/ui/Layout.tsx'
import { TextWithLink } from '#components/ui/TextWithLink.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import type { UnsubscribePageQueryResult } from '#lib/content/sanity.types.ts'
import { fillTokens, siteTokenValues } from '#lib/content/tokens.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translate.ts'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import { UNSUBSCRIBE_PATH } from '#lib/links/routes.ts'
import { readUnsubscribeRequest, unsubscribePage } from './data.ts'
import './styles.ts'

export { generateMetadata } from './data.ts'

interface UnsubscribePageProps {
  /** The token of a message's link, and whether the button was used. A reviewer of the draft came by no such link. */
  searchParams?: Promise<{ token?: string | string[]; done?: string | string[] }>
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
export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const search = await searchParams
  const token = search && (typeof search.token === 'string' ? search.token : '')
  const [settings, content, request] = await Promise.all([
    siteSettings(),
    unsubscribePage(),
    token === undefined ? undefined : readUnsubscribeRequest(token),
  ])
  if (content === null)
    throw new Error('The content store has no "Unsubscribe page". Load the seed content (content/en.json) first.')
  const words = states(
    fillTokens(content, { ...siteTokenValues(settings, defaultLocale), email: request?.email ?? '…' }),
  )
  const email = stegaClean(settings.contacts.supportEmail)
  const said = request === null ? words.invalid : search?.done !== undefined ? words.done : words.asked
  return (
    <SiteFrame home="/" path={UNSUBSCRIBE_PATH} analyticsEnabled={false}>
      {(token === undefined ? Object.values(words) : [said]).map((state, index) => (
        <Section key={index}>
          <Container>
            <div className="unsubscribe">
              <div>
                {index === 0 ? <h1>{state.headline}</h1> : <h2>{state.headline}</h2>}
                <p className="intro">
                  <TextWithLink text={state.text} phrase={email} href={`mailto:${email}`} />
                </p>
                {'buttonLabel' in state ? (
                  <UnsubscribeButton token={token}>{state.buttonLabel}</UnsubscribeButton>
                ) : (
                  <ButtonLink href={DEFAULT_HOME_LINK} variant="outline">
                    {translate('errorPage.home')}
                  </ButtonLink>
                )}
              </div>
              <Mailbox />
            </div>
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
