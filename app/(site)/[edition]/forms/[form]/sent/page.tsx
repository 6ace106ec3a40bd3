import { FormSuccess } from '#components/forms/formParts.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { FirstScreenEnd } from '#components/ui/FirstScreenEnd.tsx'
import { NoBreak, Section } from '#components/ui/Layout.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { LEAD_FORMS } from '#lib/forms.ts'
import { getSentPath } from '#lib/formPages.ts'
import { editionParams } from '../../../../editions.ts'
import { type FormRoute, getConfirmation, readFormRoute } from '../data.tsx'
import '../styles.ts'

export { generateMetadata } from '../data.tsx'

export const generateStaticParams = () =>
  editionParams('waitlist').flatMap(({ edition }) => LEAD_FORMS.map((form) => ({ edition, form })))

/** Renders what a form's dialog says once it is sent, for browsers that post it without scripts. */
export default async function SentPage(route: FormRoute) {
  const { form, home } = await readFormRoute(route)
  const { title, text } = getConfirmation(form)
  return (
    <SiteFrame home={home} path={getSentPath(form, home)}>
      <Section columnClass="form-page">
        <FormSuccess title={title} as="h1">
          {text && <NoBreak as="p" text={text} />}
          <ButtonLink href={home} variant="outline">
            {translate('errorPage.home')}
          </ButtonLink>
        </FormSuccess>
      </Section>
      <FirstScreenEnd />
    </SiteFrame>
  )
}
