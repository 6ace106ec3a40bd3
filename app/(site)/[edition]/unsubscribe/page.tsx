import { stegaClean } from '@sanity/client/stega'
import { Mailbox } from '#components/illustrations/Mailbox.tsx'
import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Layout.tsx'
import { loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { TextWithLink } from '#components/ui/TextWithLink.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { leadsServices } from '#leads/runtime.ts'
import { getUnsubscribeUrl, readUnsubscribeRequest } from '#leads/unsubscribe.ts'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../editions.ts'
import { loadUnsubscribePage } from './data.ts'
import './styles.ts'

export { generateMetadata } from './data.ts'

interface UnsubscribePageProps extends EditionRoute {
  /** The token of the email's link, and `done` after the button was pressed. Undefined in a shared draft. */
  searchParams?: Promise<{ token?: string | string[]; done?: string | string[] }>
}

/**
 * Renders the target of an email's unsubscribe link. Opening it changes nothing; its button unsubscribes, also without
 * JavaScript. A shared draft shows all states, with a button that does nothing.
 */
export default async function UnsubscribePage({ params, searchParams }: UnsubscribePageProps) {
  const home = await getHome(params)
  const search = await searchParams
  const token = search && (typeof search.token === 'string' ? search.token : '')
  const request = token === undefined ? undefined : await readUnsubscribeRequest(await leadsServices(), token)
  const [settings, page] = await Promise.all([loadSiteSettings(), loadUnsubscribePage(request?.email)])
  const states = {
    unconfirmed: { headline: page.headline, text: page.text, buttonLabel: page.buttonLabel },
    done: { headline: page.doneHeadline, text: page.doneText, buttonLabel: undefined },
    invalid: { headline: page.invalidHeadline, text: page.invalidText, buttonLabel: undefined },
  }
  const email = stegaClean(settings.contacts.supportEmail)
  const isDone = search?.done !== undefined || request?.isDone === true
  const current = request === null ? states.invalid : isDone ? states.done : states.unconfirmed
  return (
    <SiteFrame home={home} path={getPageHref(home, pages.unsubscribe.path)} analyticsEnabled={false}>
      {(token === undefined ? Object.values(states) : [current]).map((state, index) => (
        <Section key={index} columnClass="unsubscribe">
          <div>
            {index === 0 ? <h1>{state.headline}</h1> : <h2>{state.headline}</h2>}
            <p className="intro">
              <TextWithLink text={state.text} phrase={email} href={`mailto:${email}`} />
            </p>
            {state.buttonLabel !== undefined ? (
              <UnsubscribeButton token={token}>{state.buttonLabel}</UnsubscribeButton>
            ) : (
              <ButtonLink href={home} variant="outline">
                {translate('errorPage.home')}
              </ButtonLink>
            )}
          </div>
          <Mailbox />
        </Section>
      ))}
    </SiteFrame>
  )
}

function UnsubscribeButton({ token, children }: { token: string | undefined; children: string }) {
  if (token === undefined) return <Button>{children}</Button>
  return (
    <form method="post" action={getUnsubscribeUrl(token, requestLocale())}>
      <Button type="submit">{children}</Button>
    </form>
  )
}
