import { Badge, Box, Button, Checkbox, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId, useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { describeDocument } from '#lib/content/walk.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { unschedulableTypes } from '#lib/schedules/schedule.ts'
import { APPROVAL_HINT } from '#lib/wording/findViolations.ts'
import { publishTogether, TogetherForm, findWarnings } from '#studio/documents/together.tsx'
import { DocumentLink } from '../DocumentLink.tsx'
import { useAct } from '../requests.ts'
import { formatShort } from '../times.ts'
import { Cell, OptionSelect, Strong, Table } from '../ui.tsx'
import type { DraftRow } from './useActivity.ts'

const states = [
  ['all', 'All drafts'],
  ['ready', 'Ready to publish'],
  ['invalid', 'With errors'],
  ['legal', 'Waiting for legal'],
] as const

type State = (typeof states)[number][0]

const isWaitingForLegal = ({ errors }: Pick<DraftRow, 'errors'>) =>
  errors.some(({ message }) => message.includes(APPROVAL_HINT))

const matches: Readonly<Record<State, (row: DraftRow) => boolean>> = {
  all: () => true,
  ready: ({ errors }) => errors.length === 0,
  invalid: ({ errors }) => errors.length > 0,
  legal: isWaitingForLegal,
}

function StateBadge({ errors }: Pick<DraftRow, 'errors'>) {
  if (errors.length === 0) return <Badge tone="positive">Ready</Badge>
  if (isWaitingForLegal({ errors })) return <Badge tone="caution">Waiting for legal</Badge>
  return <Badge tone="critical">{errors.length === 1 ? '1 error' : `${errors.length} errors`}</Badge>
}

interface DraftsProps {
  drafts: readonly DraftRow[]
  getName: (author: string) => string
  onPublished: () => void
}

/** The drafts, several of which can be published in one step. Policies are published by themselves, with their note. */
export function Drafts({ drafts, getName, onPublished }: DraftsProps) {
  const client = useClient({ apiVersion })
  const { mayChange } = permissionsFor(useCurrentUser())
  const { busy, act } = useAct(onPublished)
  const [state, setState] = useState<State>('all')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [warnings, setWarnings] = useState<string[] | null>(null)
  const shown = drafts.filter(matches[state])
  const selected = shown.filter(({ draft }) => chosen.has(draft._id))
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)))
  const documents = selected.map(({ draft }) => draft)

  async function publish() {
    if (await act(() => publishTogether(client, documents), 'Published together.')) setChosen(new Set())
    setWarnings(null)
  }

  return (
    <Stack gap={4}>
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex={1}>
          <Strong>Not published yet</Strong>
        </Box>
        <Box>
          <OptionSelect label="Which drafts" value={state} options={states} onChoose={setState} />
        </Box>
        <Button
          tone="primary"
          text={`Publish ${selected.length === 0 ? 'selected' : selected.length}…`}
          disabled={selected.length === 0 || busy}
          onClick={() => void act(async () => setWarnings(await findWarnings(client, documents)))}
        />
      </Flex>
      {shown.length === 0 && <Text size={1}>No draft matches.</Text>}
      {shown.length > 0 && (
        <Table label="Drafts" columns={['Select', 'Document', 'Last change by', 'When', 'State']}>
          {shown.map(({ draft, errors, change }) => (
            <tr key={draft._id}>
              <td>
                {mayChange(draft._type) && !unschedulableTypes.has(draft._type) && (
                  <Checkbox
                    aria-label={describeDocument(draft)}
                    checked={chosen.has(draft._id)}
                    onChange={(event) => choose(draft._id, event.currentTarget.checked)}
                  />
                )}
              </td>
              <td>
                <DocumentLink id={getPublishedId(draft._id)} type={draft._type} />
              </td>
              <Cell>{change ? getName(change.author) : '–'}</Cell>
              <Cell muted>{formatShort(new Date(draft._updatedAt))}</Cell>
              <td>
                <StateBadge errors={errors} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {warnings !== null && (
        <Dialog id="publish-selected" header="Publish together" width={1} onClose={() => setWarnings(null)}>
          <Box padding={4}>
            <TogetherForm
              intro="Published in one step:"
              drafts={selected}
              warnings={warnings}
              colleagues={[]}
              busy={busy}
              back="Back"
              onBack={() => setWarnings(null)}
              onPublish={() => void publish()}
            />
          </Box>
        </Dialog>
      )}
    </Stack>
  )
}
