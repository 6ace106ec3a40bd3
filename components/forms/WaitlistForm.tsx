'use client'

import { useId, type ReactNode } from 'react'
import { Alert } from '#components/ui/Alert.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { WAITLIST_ORIGIN } from '#lib/analytics/events.ts'
import { analytics } from '#lib/analytics/service.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import { postLead, readWaitlistResponse } from '#leads/client.ts'
import { EARLY_POST_ATTRIBUTE } from '#lib/earlyPosts.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { emailInput } from './textInputs.ts'
import { Honeypot, takeFocus } from './formParts.tsx'
import type { FormStrings } from './formStrings.ts'
import { readField, useLeadForm } from './useLeadForm.ts'

interface WaitlistFormProps {
  home: SitePrefix
  apiHost: string
  /** Path of the page, which a form posted without scripts sends along. */
  page: string
  strings: CodeStrings['waitlist'] & { email: string; messages: FormStrings['messages'] }
  placeholder: string
  /** Makes the placeholder clickable in the Studio's preview. */
  editPlaceholder: string | undefined
  buttonLabel: string
  children: ReactNode
}

/** Renders the waitlist form. Any response, even an error, shows the thank-you; a failed call keeps the form. */
export function WaitlistForm({ home, apiHost, page, strings, ...props }: WaitlistFormProps) {
  const id = useId()

  const track = (email: string) =>
    analytics.track({
      name: 'Join Android Waitlist Click',
      properties: { url: home, origin: WAITLIST_ORIGIN },
      userId: email,
    })

  const { state, form } = useLeadForm({
    form: 'android-waitlist',
    async send({ email }, options) {
      track(email)
      try {
        const result = await postLead('android-waitlist', { email }, options, readWaitlistResponse)
        if (!result.success) console.error(strings.logFailure, result.error)
        return true
      } catch (error) {
        if (!options.signal.aborted) console.error(strings.logFailure, error)
        return false
      }
    },
    apiHost,
    page,
    onEarlyPost: (element) => track(readField(element, 'email')),
  })
  const error = state.errors.email
  const isSent = state.phase === 'success'
  // What another host's CORS rules refuse would be sent twice.
  const earlyPost = apiHost === '' && { [EARLY_POST_ATTRIBUTE]: '' }
  return (
    <>
      {!isSent && (
        <form {...form} {...earlyPost} className="waitlist-form">
          <Field
            {...emailInput}
            id={id}
            name="email"
            required
            label={strings.email}
            placeholder={props.placeholder}
            data-sanity={props.editPlaceholder}
            error={error && strings.messages[error]}
          />
          <Honeypot />
          <Button type="submit" loading={state.phase === 'submitting' && strings.submitting}>
            {props.buttonLabel}
          </Button>
          {props.children}
        </form>
      )}
      <Alert tone="success" hidden={!isSent} ref={isSent ? takeFocus : undefined} tabIndex={-1}>
        {strings.success}
      </Alert>
    </>
  )
}
