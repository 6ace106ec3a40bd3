import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import {
  getDraftId,
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
import { describeDocument } from '#lib/content/walkContent.ts'
import { describePath } from '#studio/tools/launch/describePath.ts'
import { Muted, Strong } from '#studio/tools/ui.tsx'
import { Colleagues } from './Colleagues.tsx'
import { withLeaveWarning } from './leaveWarning.ts'
import { findWarnedMessages, WarnedWords } from './WarnedWords.tsx'

/** A draft with its validation errors. */
export interface CheckedDraft {
  draft: SanityDocument
  errors: {
    /** The field and its error. */
    message: string
    /** Published id of the unpublished document that causes the error. */
    needs: string | undefined
  }[]
}

/** Returns the published id of the unpublished document that causes an error. */
export function getUnpublishedId({ code, details }: ValidationMarker): string | undefined {
  const id = code === 'reference.not-published' ? details?.['referenceId'] : undefined
  return typeof id === 'string' ? id : undefined
}

export async function checkDraft(workspace: Workspace, draft: SanityDocument): Promise<CheckedDraft> {
  const markers = await validateDocument({ document: draft, workspace, environment: 'studio' })
  const describe = (path: Path) => describePath(workspace.schema, { type: draft._type, path })
  const errors = markers.filter(isValidationErrorMarker)
  return {
    draft,
    errors: errors.map((marker) => ({
      message: `${describe(marker.path)}: ${marker.message}`,
      needs: getUnpublishedId(marker),
    })),
  }
}

/** Loads the drafts of unpublished documents that a page lists, by the errors of its validation. */
export async function loadNewItems(
  client: SanityClient,
  validation: readonly ValidationMarker[],
): Promise<SanityDocument[]> {
  const ids = new Set(validation.map(getUnpublishedId).filter((id) => id !== undefined))
  const drafts = await Promise.all([...ids].map((id) => client.getDocument<SanityDocument>(getDraftId(id))))
  return drafts.filter((draft) => draft !== undefined)
}

/** Finds the words in drafts that the wording rules warn of, each once. */
export async function findWarnings(client: SanityClient, drafts: readonly SanityDocument[]): Promise<string[]> {
  return [...new Set((await Promise.all(drafts.map((draft) => findWarnedMessages(client, draft)))).flat())]
}

/**
 * Publishes drafts in one transaction.
 *
 * @param published expected revisions of the published documents, by id
 * @throws Error when the store refuses; nothing is published then
 */
export const publishDrafts = (
  client: SanityClient,
  drafts: readonly SanityDocument[],
  published: Readonly<Record<string, string | undefined>> = {},
) =>
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

interface PublishDraftsFormProps {
  /** Shown above the list unless an error blocks publishing. */
  intro: string
  drafts: readonly CheckedDraft[]
  /** Messages of the wording rules. */
  warnings: readonly string[]
  /** Names of other users who are writing in one of the drafts. */
  colleagues: readonly string[]
  busy: boolean
  back: string
  onBack: () => void
  onPublish: () => void
}

/** Asks before several drafts are published in one step, or lists the errors that block it. */
export function PublishDraftsForm(props: PublishDraftsFormProps) {
  const { intro, drafts, warnings, colleagues, busy, back, onBack, onPublish } = props
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
      <Colleagues names={colleagues} />
      <WarnedWords messages={warnings} />
      <Flex gap={2} justify="flex-end">
        <Button mode="ghost" text={back} onClick={onBack} />
        <Button
          tone={isWarned ? 'caution' : 'primary'}
          text={isWarned ? 'Publish anyway' : 'Publish together'}
          disabled={isBlocked}
          loading={busy}
          onClick={onPublish}
        />
      </Flex>
    </Stack>
  )
}
