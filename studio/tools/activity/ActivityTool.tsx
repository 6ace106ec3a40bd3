import { Badge, Box, Button, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useCurrentUser, useSchema } from 'sanity'
import { describeDocument } from '#lib/content/walkContent.ts'
import { unschedulableTypes } from '#lib/roles/ownership.ts'
import { APPROVAL_HINT } from '#lib/wording/findViolations.ts'
import { findWarnings, publishDrafts, PublishForm, useColleaguesWriting } from '#studio/documents/publishDrafts.tsx'
import { nameAuthor } from '#studio/kit/nameAuthor.ts'
import { useAction, useContentClient, usePermissions } from '#studio/kit/requests.ts'
import { formatShort } from '#studio/kit/times.ts'
import { Table } from '#studio/kit/Table.tsx'
import { DocumentLink, Muted, OptionSelect, Strong, ToolDialog, ToolPage } from '#studio/kit/ui.tsx'
import { type Change, type ChangeKind, type DraftRow, useActivity } from './useActivity.ts'

const isWaitingForLegal = ({ errors }: DraftRow) => errors.some(({ message }) => message.includes(APPROVAL_HINT))

/** Filters of the drafts, by title. */
const filters: Readonly<Record<string, (row: DraftRow) => boolean>> = {
  'All drafts': () => true,
  'Ready to publish': ({ errors }) => errors.length === 0,
  'With errors': ({ errors }) => errors.length > 0,
  'Waiting for legal': isWaitingForLegal,
}

const filterOptions = Object.keys(filters).map((title) => [title, title] as const)

function StateBadge({ row }: { row: DraftRow }) {
  const { length } = row.errors
  if (length === 0) return <Badge tone="positive">Ready</Badge>
  if (isWaitingForLegal(row)) return <Badge tone="caution">Waiting for legal</Badge>
  return <Badge tone="critical">{length === 1 ? '1 error' : `${length} errors`}</Badge>
}

const getDocuments = (items: readonly DraftRow[]) => items.map(({ draft }) => draft)

interface DraftsProps {
  drafts: readonly DraftRow[]
  getName: (author: string) => string
  onPublished: () => void
}

/** Lists the drafts, to publish several in one step. A policy is published on its own, with its change summary. */
function Drafts({ drafts, getName, onPublished }: DraftsProps) {
  const client = useContentClient()
  const { canChange } = usePermissions()
  const { busy, run } = useAction({ reload: onPublished })
  const [filter, setFilter] = useState('All drafts')
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  // What was checked is what is published, even if the list is read anew meanwhile.
  const [review, setReview] = useState<{ items: DraftRow[]; warnings: string[] } | null>(null)
  const { busy: isChecking, run: check } = useAction()
  const colleagues = useColleaguesWriting(review?.items.map(({ id }) => id) ?? [])
  const shown = drafts.filter((row) => filters[filter]?.(row))
  const selected = shown.filter(({ id }) => chosenIds.includes(id))
  const openReview = () =>
    check(async () => setReview({ items: selected, warnings: await findWarnings(client, getDocuments(selected)) }))

  async function publish(items: readonly DraftRow[]) {
    if (await run(() => publishDrafts(client, getDocuments(items)), 'Published together.')) setChosenIds([])
    setReview(null)
  }

  const mayPublish = ({ draft }: DraftRow) => canChange(draft._type) && !unschedulableTypes.has(draft._type)

  return (
    <Stack gap={4}>
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex="auto">
          <Strong>Not published yet</Strong>
        </Box>
        <OptionSelect label="Which drafts" value={filter} options={filterOptions} onChoose={setFilter} />
        <Button
          tone="primary"
          text={`Publish ${selected.length === 0 ? 'selected' : selected.length}…`}
          disabled={selected.length === 0 || busy || isChecking}
          onClick={() => void openReview()}
        />
      </Flex>
      <Table
        label="Drafts"
        empty={<Text size={1}>No draft matches.</Text>}
        rows={shown.map((row) => ({
          id: row.id,
          cells: {
            Select: mayPublish(row) && (
              <Checkbox
                aria-label={describeDocument(row.draft)}
                checked={chosenIds.includes(row.id)}
                onChange={({ currentTarget: { checked } }) =>
                  setChosenIds(checked ? [...chosenIds, row.id] : chosenIds.filter((id) => id !== row.id))
                }
              />
            ),
            Document: <DocumentLink id={row.id} type={row.draft._type} />,
            'Last change by': row.change ? getName(row.change.author) : '–',
            When: <Muted>{formatShort(row.draft._updatedAt)}</Muted>,
            State: <StateBadge row={row} />,
          },
        }))}
      />
      {review !== null && (
        <ToolDialog id="publish-selected" header="Publish together" onClose={() => setReview(null)}>
          <Box padding={4}>
            <PublishForm
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
        </ToolDialog>
      )}
    </Stack>
  )
}

const kindWords: Readonly<Record<ChangeKind, string>> = {
  changed: 'Changed the draft',
  published: 'Published',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
  discarded: 'Discarded the draft',
}

const PAGE_SIZE = 50

interface ChangesProps {
  changes: readonly Change[]
  /** Names of deleted documents by id. */
  deletedNames: ReadonlyMap<string, string>
  getName: (author: string) => string
}

function Changes({ changes, deletedNames, getName }: ChangesProps) {
  const [shown, setShown] = useState(PAGE_SIZE)
  return (
    <Stack gap={4}>
      <Strong>What was done</Strong>
      <Table
        label="What was done"
        empty={<Text size={1}>Nothing matches. Change the filters.</Text>}
        rows={changes.slice(0, shown).map(({ id, documentId, type, kind, author, timestamp }) => ({
          id,
          cells: {
            Document: <DocumentLink id={documentId} type={type} deletedName={deletedNames.get(documentId)} />,
            What: kindWords[kind],
            Who: getName(author),
            When: <Muted>{formatShort(timestamp)}</Muted>,
          },
        }))}
      />
      {changes.length > shown && (
        <Flex justify="center">
          <Button mode="ghost" text="Show more" onClick={() => setShown(shown + PAGE_SIZE)} />
        </Flex>
      )}
    </Stack>
  )
}

/** Lists drafts and recent changes, filtered by person and document type. */
export default function ActivityTool({ tool }: { tool: { options?: { embedded: boolean } } }) {
  const { data, error, loading, reload } = useActivity(tool.options?.embedded === true)
  const schema = useSchema()
  const ownId = useCurrentUser()?.id
  const [person, setPerson] = useState('')
  const [type, setType] = useState('')
  const getName = (author: string) => nameAuthor(author, data?.people.get(author))
  const isShown = (author: string | undefined, documentType: string) =>
    (person === '' || author === person) && (type === '' || documentType === type)
  const otherPeople = [...(data?.people ?? [])].filter(([id]) => id !== ownId)
  const types = [...new Set(data?.changes.map((change) => change.type))]
  return (
    <ToolPage title="Activity" loading={loading} error={error}>
      {data && (
        <Stack gap={5}>
          <Flex gap={3} wrap="wrap">
            <OptionSelect<string>
              label="Person"
              value={person}
              options={[['', 'Everybody'], [ownId ?? 'me', 'Only mine'], ...otherPeople]}
              onChoose={setPerson}
            />
            <OptionSelect<string>
              label="Kind"
              value={type}
              options={[['', 'All kinds'], ...types.map((name) => [name, schema.get(name)?.title ?? name] as const)]}
              onChoose={setType}
            />
          </Flex>
          <Drafts
            drafts={data.drafts.filter(({ draft, change }) => isShown(change?.author, draft._type))}
            getName={getName}
            onPublished={reload}
          />
          <Changes
            changes={data.changes.filter((change) => isShown(change.author, change.type))}
            deletedNames={data.deletedNames}
            getName={getName}
          />
        </Stack>
      )}
    </ToolPage>
  )
}
