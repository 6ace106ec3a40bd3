import { useCallback } from 'react'
import { useCurrentUser } from 'sanity'
import { z } from 'zod'
import { RESULTS_MAIL_KEY, RESULTS_MAIL_ROLES, resultsMailPreference } from '#lib/counts/readers.ts'
import { storeCall, useAction, useContentClient, useLoaded } from '#studio/kit/requests.ts'
import { OptionSelect } from '#studio/kit/ui.tsx'

const options = [
  ['', 'No monthly mail'],
  ['en-CA', 'A mail each month, in English'],
  ['fr-CA', 'A mail each month, in French'],
] as const

const storedPreferences = z.array(z.object({ value: resultsMailPreference }))

function Choice() {
  const client = useContentClient()
  const load = useCallback(async () => {
    const [stored] = storedPreferences.parse(await storeCall(client)(`/users/me/keyvalue/${RESULTS_MAIL_KEY}`))
    return { language: stored?.value ?? null }
  }, [client])
  const { data, reload } = useLoaded(load)
  const { run } = useAction({ reload })
  const choose = (chosen: (typeof options)[number][0]) =>
    run(
      () =>
        storeCall(client)('/users/me/keyvalue', {
          method: 'PUT',
          body: [{ key: RESULTS_MAIL_KEY, value: chosen === '' ? null : chosen }],
        }),
      chosen === '' ? 'You get no mail of results.' : 'You get the results in the first days of each month.',
    )
  if (data === null) return null
  return (
    <OptionSelect
      label="Mail of results"
      value={data.language ?? ''}
      options={options}
      onChoose={(chosen) => void choose(chosen)}
    />
  )
}

/** Lets people whose role works with results choose whether they get them by mail each month. */
export function MailChoice() {
  const roles = useCurrentUser()?.roles ?? []
  return roles.some(({ name }) => RESULTS_MAIL_ROLES.some((role) => role === name)) ? <Choice /> : null
}
