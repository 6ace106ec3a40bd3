import { translate } from '#lib/i18n/translate.ts'

/** How to reach us where the form cannot be sent: browsers without JavaScript show it, the others never do. */
export function WithoutScript({ email }: { email: string }) {
  return (
    <noscript>
      <p className="form-without-script">
        {translate('forms.withoutScript')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </noscript>
  )
}
