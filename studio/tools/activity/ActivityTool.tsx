import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useCurrentUser, useSchema } from 'sanity'
import { OptionSelect, Strong, Table, ToolPage, Cell } from '../ui.tsx'
import { DocumentLink } from '../DocumentLink.tsx'
import { formatShort } from '../times.ts'
import type { ChangeKind } from './changes.ts'
import { Drafts } from './Drafts.tsx'
import { type ChangeRow, useActivity } from './useActivity.ts'

const kindWords: Readonly<Record<ChangeKind, string>> = {
  changed: 'Changed the draft',
  published: 'Published',
  unpublished: 'Unpublished',
  discarded: 'Discarded the draft',
}

const PAGE_SIZE = 50

function Changes({ changes, getName }: { changes: readonly ChangeRow[]; getName: (author: string) => string }) {
  const [shown, setShown] = useState(PAGE_SIZE)
  return (
    <Stack gap={4}>
      <Strong>What was done</Strong>
      {changes.length === 0 && <Text size={1}>Nothing matches. Change the filters.</Text>}
      {changes.length > 0 && (
        <Table label="What was done" columns={['Document', 'What', 'Who', 'When']}>
          {changes.slice(0, shown).map(({ id, documentId, type, kind, author, timestamp }) => (
            <tr key={id}>
              <td>
                <DocumentLink id={documentId} type={type} />
              </td>
              <Cell>{kindWords[kind]}</Cell>
              <Cell>{getName(author)}</Cell>
              <Cell muted>{formatShort(timestamp)}</Cell>
            </tr>
          ))}
        </Table>
      )}
      {changes.length > shown && (
        <Flex justify="center">
          <Button mode="ghost" text="Show more" onClick={() => setShown(shown + PAGE_SIZE)} />
        </Flex>
      )}
    </Stack>
  )
}

/** Lists drafts and recent changes, filtered by person and document type. */
export default function ActivityTool() {
  const { data, error, loading, reload } = useActivity()
  const schema = useSchema()
  const ownId = useCurrentUser()?.id
  const [person, setPerson] = useState('')
  const [type, setType] = useState('')
  const getName = (author: string) =>
    data?.people.get(author) ?? (author.startsWith('token-') ? 'The site itself' : 'A former member')
  const getTitle = (name: string) => schema.get(name)?.title ?? name
  const isShown = (author: string | undefined, documentType: string) =>
    (person === '' || author === person) && (type === '' || documentType === type)
  const otherPeople = [...(data?.people ?? [])].filter(([id]) => id !== ownId)
  const types = [...new Set(data?.changes.map((change) => change.type))]
  return (
    <ToolPage title="Activity" loading={loading} error={error}>
      {data && (
        <Stack gap={5}>
          <Flex gap={3} wrap="wrap">
            <Box>
              <OptionSelect<string>
                label="Person"
                value={person}
                options={[['', 'Everybody'], [ownId ?? 'me', 'Only mine'], ...otherPeople]}
                onChoose={setPerson}
              />
            </Box>
            <Box>
              <OptionSelect<string>
                label="Kind"
                value={type}
                options={[['', 'All kinds'], ...types.map((name) => [name, getTitle(name)] as const)]}
                onChoose={setType}
              />
            </Box>
          </Flex>
          <Drafts
            drafts={data.drafts.filter(({ draft, change }) => isShown(change?.author, draft._type))}
            getName={getName}
            onPublished={reload}
          />
          <Changes changes={data.changes.filter((change) => isShown(change.author, change.type))} getName={getName} />
        </Stack>
      )}
    </ToolPage>
  )
}
