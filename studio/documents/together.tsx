import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import {
  getPublishedId,
  isValidationErrorMarker,
  type Path,
  type SanityClient,
  type SanityDocument,
  validateDocument,
  type ValidationMarker,
  type Workspace,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { describeDocument } from '#lib/content/walk.ts'
import { describePlace } from '#studio/tools/launch/place.ts'
import { Muted, Strong } from '#studio/tools/ui.tsx'
import { Colleagues } from './Colleagues.tsx'
import { withLeaveWarning } from './leaveWarning.ts'
import { findWarnedMessages, WarnedWords } from './WarnedWords.tsx'

/** A draft with what its form marks as an error. */
export interface CheckedDraft {
  draft: SanityDocument
  errors: {
    /** The field and what is wrong with it. */
    message: string
    /** The published id of a new document, which mends it when published together. */
    needs: string | undefined
  }[]
}

/** The published id of the new document that an error is about. */
export function getUnpublishedId({ code, details }: ValidationMarker): string | undefined {
  const id = code === 'reference.not-published' ? details?.['referenceId'] : undefined
  return typeof id === 'string' ? id : undefined
}

export async function checkDraft(workspace: Workspace, draft: SanityDocument): Promise<CheckedDraft> {
  const found = await validateDocument({ document: draft, workspace, environment: 'studio' })
  const place = (path: Path) => describePlace(workspace.schema, { type: draft._type, path })
  const marked = found.filter(isValidationErrorMarker)
  return {
    draft,
    errors: marked.map((marker) => ({
      message: `${place(marker.path)}: ${marker.message}`,
      needs: getUnpublishedId(marker),
    })),
  }
}

/** Finds the words in drafts that the wording rules warn of, each once. */
export async function findWarnings(client: SanityClient, drafts: readonly SanityDocument[]): Promise<string[]> {
  return [...new Set((await Promise.all(drafts.map((draft) => findWarnedMessages(client, draft)))).flat())]
}

/**
 * Publishes drafts in one transaction.
 *
 * @param published the revisions that the published documents must still have, by their id
 * @throws Error when the store refuses; nothing is published then
 */
export const publishTogether = (
  client: SanityClient,
  drafts: readonly SanityDocument[],
  published: Readonly<Record<string, string | undefined>> = {},
): Promise<unknown> =>
  withLeaveWarning(
    client.action(
      drafts.map(({ _id: draftId, _rev: ifDraftRevisionId }) => {
        const publishedId = getPublishedId(draftId)
        return {
          actionType: 'sanity.action.document.publish' as const,
          draftId,
          publishedId,
          ifDraftRevisionId,
          ...(publishedId in published && { ifPublishedRevisionId: published[publishedId] }),
        }
      }),
    ),
  )

function DraftLine({ draft, errors }: { draft: SanityDocument; errors: readonly string[] }) {
  const params = { id: getPublishedId(draft._id), type: draft._type }
  return (
    <Card as="li" border radius={2} padding={3} tone={errors.length > 0 ? 'critical' : 'default'}>
      <Stack gap={3}>
        <Text size={1}>
          <IntentLink intent="edit" params={params}>
            {describeDocument(draft)}
          </IntentLink>
        </Text>
        {errors.map((message) => (
          <Muted key={message}>{message}</Muted>
        ))}
      </Stack>
    </Card>
  )
}

interface TogetherFormProps {
  /** Above the list, while nothing blocks it. */
  intro: string
  drafts: readonly CheckedDraft[]
  /** What the wording rules warn of. */
  warnings: readonly string[]
  /** The names of others who are writing in one of the drafts. */
  colleagues: readonly string[]
  busy: boolean
  back: string
  onBack: () => void
  onPublish: () => void
}

/** Asks before several drafts are published in one step, and says what blocks it. */
export function TogetherForm({ intro, drafts, warnings, colleagues, busy, back, ...on }: TogetherFormProps) {
  const ids = new Set<string>(drafts.map(({ draft }) => getPublishedId(draft._id)))
  const lines = drafts.map(({ draft, errors }) => ({
    draft,
    errors: errors.filter(({ needs }) => needs === undefined || !ids.has(needs)).map(({ message }) => message),
  }))
  const isBlocked = lines.some(({ errors }) => errors.length > 0)
  const isWarned = warnings.length + colleagues.length > 0
  return (
    <Stack gap={5}>
      <Strong>{isBlocked ? 'Correct these first. Nothing is published until then.' : intro}</Strong>
      <Stack as="ul" gap={3} role="list" style={{ listStyle: 'none' }}>
        {lines.map((line) => (
          <DraftLine key={line.draft._id} {...line} />
        ))}
      </Stack>
      {colleagues.length > 0 && <Colleagues names={colleagues} />}
      {warnings.length > 0 && <WarnedWords messages={warnings} />}
      <Flex gap={2} justify="flex-end">
        <Button mode="ghost" text={back} onClick={on.onBack} />
        <Button
          tone={isWarned ? 'caution' : 'primary'}
          text={isWarned ? 'Publish anyway' : 'Publish together'}
          disabled={isBlocked}
          loading={busy}
          onClick={on.onPublish}
        />
      </Flex>
    </Stack>
  )
}
