import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useRef, useState } from 'react'
import {
  definePlugin,
  getPublishedId,
  type InputProps,
  isNumberInputProps,
  type NumberInputProps,
  set,
  unset,
  useClient,
  useEditState,
  useFormValue,
} from 'sanity'
import { consentRevisionQuery } from '#lib/consent/consent.query.ts'
import { apiVersion } from '#lib/content/connection.ts'
import { useLoaded } from '#studio/tools/requests.ts'
import { ConfirmCard, Muted } from '#studio/tools/ui.tsx'

/** Asks every visitor about cookies again, by a revision higher than that of every language. */
function AskAgain({ value = 1, onChange, readOnly }: NumberInputProps) {
  const id = useFormValue(['_id'])
  const { published } = useEditState(getPublishedId(typeof id === 'string' ? id : ''), 'legalPolicy')
  const revision = published?._rev
  const client = useClient({ apiVersion })
  const load = useCallback(
    () => client.fetch<number>(consentRevisionQuery, { revision }, { perspective: 'published' }),
    [client, revision],
  )
  const { data: inForce, error } = useLoaded(load)
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const own: unknown = published?.['consentRevision']

  if (error !== null) return <Text size={1}>It cannot be read which consent applies. Open this form again.</Text>
  if (inForce === null) return <Muted>Reading which consent applies…</Muted>
  const willAsk = value > inForce
  const close = () => {
    setAsking(false)
    button.current?.focus()
  }
  return (
    <Stack gap={4}>
      <Text size={1} role="status">
        {willAsk
          ? 'Once you publish, every visitor is asked about cookies again.'
          : 'Visitors who have chosen are not asked again.'}
      </Text>
      <Flex>
        <Button
          ref={button}
          mode="ghost"
          tone={willAsk ? 'default' : 'caution'}
          text={willAsk ? 'Do not ask again' : 'Ask every visitor again'}
          disabled={readOnly}
          onClick={() => (willAsk ? onChange(typeof own === 'number' ? set(own) : unset()) : setAsking(true))}
        />
      </Flex>
      {asking && (
        <ConfirmCard
          question="Ask every visitor again?"
          keep="Keep their choices"
          confirm="Ask again once I publish"
          onKeep={close}
          onConfirm={() => {
            onChange(set(inForce + 1))
            close()
          }}
        >
          When you publish, all choices end: every visitor sees the cookie banner again, in both languages. Analytics
          stay off until they agree. This cannot be taken back.
        </ConfirmCard>
      )}
    </Stack>
  )
}

/** Leaves every other input alone. */
function ConsentRevisionInput(props: InputProps) {
  const isRevision = props.path.length === 1 && props.path[0] === 'consentRevision' && isNumberInputProps(props)
  return isRevision ? <AskAgain {...props} /> : props.renderDefault(props)
}

export const consentRevision = definePlugin({
  name: 'consent-revision',
  form: { components: { input: ConsentRevisionInput } },
})
