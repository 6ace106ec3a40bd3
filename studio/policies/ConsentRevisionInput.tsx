import { Button, Flex, Stack, Text } from '@sanity/ui'
import { type InputProps, isNumberInputProps, type NumberInputProps, set, unset } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { consentRevisionQuery } from '#lib/consent/consent.query.ts'
import { useQuery } from '#studio/kit/requests.ts'
import { Muted, useConfirm } from '#studio/kit/ui.tsx'

/** Edits the consent revision: a value above that of every language asks all visitors again. */
function RevisionField({ value = 1, onChange, readOnly }: NumberInputProps) {
  const published = useDocumentPane().editState?.published
  // The revision is no parameter of the query: a new one repeats it.
  const { data: current, error } = useQuery(consentRevisionQuery, { revision: published?._rev })
  const { ask, dialog } = useConfirm()
  const saved: unknown = published?.['consentRevision']

  if (error !== null) return <Text size={1}>It cannot be read which consent applies. Open this form again.</Text>
  if (current === null) return <Muted>Reading which consent applies…</Muted>
  const willAsk = value > current
  const askAgain = () =>
    ask({
      header: 'Ask every visitor again?',
      text: 'When you publish, all choices end: every visitor sees the cookie banner again, in both languages. Analytics stay off until they agree. This cannot be undone.',
      keep: 'Keep their choices',
      confirm: 'Ask again once I publish',
      onConfirm: () => onChange(set(current + 1)),
    })
  return (
    <Stack gap={4}>
      <Text size={1} role="status">
        {willAsk
          ? 'Once you publish, every visitor is asked about cookies again.'
          : 'Visitors who have chosen are not asked again.'}
      </Text>
      <Flex>
        <Button
          mode="ghost"
          tone={willAsk ? 'default' : 'caution'}
          text={willAsk ? 'Do not ask again' : 'Ask every visitor again'}
          disabled={readOnly}
          onClick={() => (willAsk ? onChange(typeof saved === 'number' ? set(saved) : unset()) : askAgain())}
        />
      </Flex>
      {dialog}
    </Stack>
  )
}

/** Replaces the input of a policy's consent revision. */
export function ConsentRevisionInput(props: InputProps) {
  const isRevision = props.path.length === 1 && props.path[0] === 'consentRevision' && isNumberInputProps(props)
  return isRevision ? <RevisionField {...props} /> : props.renderDefault(props)
}
