import { Badge, Box, Button, Checkbox, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId, useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { describeDocument } from '#lib/content/walkContent.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { unschedulableTypes } from '#lib/schedules/schedule.ts'
import { APPROVAL_HINT } from '#lib/wording/findViolations.ts'
import { useColleaguesWriting } from '#studio/documents/Colleagues.tsx'
import { publishDrafts, PublishDraftsForm, findWarnings } from '#studio/documents/publishDrafts.tsx'
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

const getDocuments = (items: readonly DraftRow[]) => items.map(({ draft }) => draft)

interface DraftsProps {
  drafts: readonly DraftRow[]
  getName: (author: string) => string
  onPublished: () => void
}

/** Lists the drafts, to publish several in one step. A policy is published on its own, with its change summary. */
export function Drafts({ drafts, getName, onPublished }: DraftsProps) {
  const client = useClient({ apiVersion })
  const { mayChange } = permissionsFor(useCurrentUser())
  const { busy, act } = useAct({ reload: onPublished })
  const [state, setState] = useState<State>('all')
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  // What was checked is what is published, even if the list is read anew meanwhile.
  const [review, setReview] = useState<{ items: DraftRow[]; warnings: string[] } | null>(null)
  const { busy: isChecking, act: check } = useAct()
  const colleagues = useColleaguesWriting(getDocuments(review?.items ?? []).map(({ _id }) => getPublishedId(_id)))
  const shown = drafts.filter(matches[state])
  const selected = shown.filter(({ draft }) => chosenIds.has(draft._id))
  const choose = (id: string, isChosen: boolean) =>
    setChosenIds(new Set(isChosen ? [...chosenIds, id] : [...chosenIds].filter((chosenId) => chosenId !== id)))
  const openReview = () =>
    check(async () => setReview({ items: selected, warnings: await findWarnings(client, getDocuments(selected)) }))

  async function publish(items: readonly DraftRow[]) {
    if (await act(() => publishDrafts(client, getDocuments(items)), 'Published together.')) setChosenIds(new Set())
    setReview(null)
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
          disabled={selected.length === 0 || busy || isChecking}
          onClick={() => void openReview()}
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
                    checked={chosenIds.has(draft._id)}
                    onChange={(event) => choose(draft._id, event.currentTarget.checked)}
                  />
                )}
              </td>
              <td>
                <DocumentLink id={getPublishedId(draft._id)} type={draft._type} />
              </td>
              <Cell>{change ? getName(change.author) : '–'}</Cell>
              <Cell muted>{formatShort(draft._updatedAt)}</Cell>
              <td>
                <StateBadge errors={errors} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {review !== null && (
        <Dialog id="publish-selected" header="Publish together" width={1} onClose={() => setReview(null)}>
          <Box padding={4}>
            <PublishDraftsForm
              intro="Published in one step:"
              drafts={review.items}
              warnings={review.warnings}
              colleagues={colleagues}
              busy={busy}
              back="Back"
              onBack={() => setReview(null)}
              onPublish={() => void publish(review.items)}
            />
          </Box>
        </Dialog>
      )}
    </Stack>
  )
}
