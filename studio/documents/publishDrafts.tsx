import { Card, Stack, Text } from '@sanity/ui'
import { useEffect } from 'react'
import {
  getDraftId,
  getPublishedId,
  type GlobalPresence,
  isValidationErrorMarker,
  type SanityClient,
  type SanityDocument,
  useCurrentUser,
  useGlobalPresence,
  validateDocument,
  type ValidationMarker,
  type Workspace,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { describeDocument } from '#lib/content/walkContent.ts'
import { findDocumentClaims } from '#lib/wording/findViolations.ts'
import { fetchRules } from '#schemas/wording/guard.ts'
import { describePath } from '#studio/describePath.ts'
import { DialogButtons, List, Muted, Notice, Panel, Strong } from '#studio/kit/ui.tsx'

/** Makes the browser ask before leaving the page. @returns a function that stops it */
function startLeaveWarning(): () => void {
  // One listener for each call: removing a shared one would end every warning.
  const listener = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', listener)
  return () => window.removeEventListener('beforeunload', listener)
}

/** Warns on leaving the page while a component has something unsaved. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => (active ? startLeaveWarning() : undefined), [active])
}

/** Warns on leaving the page until a request has settled, even after its component has unmounted. */
export const withLeaveWarning = <Result,>(request: Promise<Result>) => request.finally(startLeaveWarning())

/** Returns the published id of the unpublished document that causes an error. */
export function getUnpublishedId({ code, details }: ValidationMarker): string | undefined {
  const id = code === 'reference.not-published' ? details?.['referenceId'] : undefined
  return typeof id === 'string' ? id : undefined
}

/** Validates a draft. @returns it with its errors, and the published ids of the unpublished documents that cause them */
export async function checkDraft(workspace: Workspace, draft: SanityDocument) {
  const markers = await validateDocument({ document: draft, workspace, environment: 'studio' })
  const errors = markers.filter(isValidationErrorMarker).map((marker) => ({
    message: `${describePath(workspace.schema, { type: draft._type, path: marker.path })}: ${marker.message}`,
    needs: getUnpublishedId(marker),
  }))
  return { draft, errors }
}

export type CheckedDraft = Awaited<ReturnType<typeof checkDraft>>

/**
 * Loads the drafts of unpublished documents that a page lists, by the errors of its validation.
 *
 * @throws Error when one of them was deleted
 */
export async function loadNewItems(client: SanityClient, validation: readonly ValidationMarker[]) {
  const ids = new Set(validation.map(getUnpublishedId).filter((id) => id !== undefined))
  const drafts = await Promise.all([...ids].map((id) => client.getDocument<SanityDocument>(getDraftId(id))))
  const found = drafts.filter((draft) => draft !== undefined)
  if (found.length < ids.size) throw new Error('It shows a document that was deleted. Take it off where it is marked.')
  return found
}

/** Finds the words in documents that the published wording rules warn of: one message for each word and rule. */
export async function findWarnings(client: SanityClient, documents: readonly SanityDocument[]): Promise<string[]> {
  const rules = await fetchRules(client)
  const claims = documents.flatMap((document) => findDocumentClaims(document, rules, 'warn'))
  return [...new Set(claims.map(({ message }) => message))]
}

/** Lists the words that wording rules warn of, if any, each with its rule. */
export function WarnedWords({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null
  return (
    <Panel tone="caution" data-testid="warned-words">
      <Strong>The wording rules warn of these words. If you publish, they are noted in the history.</Strong>
      {messages.map((message) => (
        <Text key={message} size={1}>
          {message}
        </Text>
      ))}
    </Panel>
  )
}

type Presence = Pick<GlobalPresence, 'user' | 'locations'>

/** Lists the names of other users who have the focus in a field of one of the documents, by published id. */
export function listColleaguesWriting(presence: readonly Presence[], documentIds: readonly string[], ownId = '') {
  const writers = presence.filter(
    ({ user, locations }) =>
      user.id !== ownId &&
      locations.some(({ documentId, path }) => path.length > 0 && documentIds.includes(getPublishedId(documentId))),
  )
  return [...new Set(writers.map(({ user }) => user.displayName ?? 'A colleague'))]
}

export const useColleaguesWriting = (documentIds: readonly string[]) =>
  listColleaguesWriting(useGlobalPresence(), documentIds, useCurrentUser()?.id)

/** Warns before publishing of colleagues who are writing in one of the documents. @param names of them, if any */
export function ColleaguesNotice({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Notice tone="caution" role="alert">
      {`${new Intl.ListFormat('en-CA').format(names)} ${names.length === 1 ? 'is' : 'are'} writing here now. What is typed so far would be published, finished or not.`}
    </Notice>
  )
}

/**
 * Publishes drafts in one transaction, or throws.
 *
 * @param published expected revisions of the published documents, by id
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
  return (
    <Card as="li" border radius={2} padding={3} tone={errors.length > 0 ? 'critical' : 'default'}>
      <Stack gap={3}>
        <Text size={1}>
          <IntentLink intent="edit" params={{ id: getPublishedId(draft._id), type: draft._type }}>
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

interface PublishFormProps {
  /** Shown above the list unless an error blocks publishing. */
  intro?: string | undefined
  /** The documents to list. */
  drafts?: readonly CheckedDraft[]
  /** Messages of the wording rules. */
  warnings: readonly string[]
  /** Names of other users who are writing in one of the drafts. */
  colleagues: readonly string[]
  busy?: boolean
  back?: string
  onBack: () => void
  onPublish: () => void
}

/** Asks before drafts are published in one step or despite warnings, or lists the errors that block it. */
export function PublishForm(props: PublishFormProps) {
  const { intro, drafts = [], warnings, colleagues, busy, back = 'Back to the form', onBack, onPublish } = props
  const ids = new Set<string>(drafts.map(({ draft }) => getPublishedId(draft._id)))
  const lines = drafts.map(({ draft, errors }) => ({
    draft,
    errors: errors.filter(({ needs }) => needs === undefined || !ids.has(needs)).map(({ message }) => message),
  }))
  const isBlocked = lines.some(({ errors }) => errors.length > 0)
  const isWarned = warnings.length + colleagues.length > 0
  return (
    <Stack gap={5}>
      {intro && <Strong>{isBlocked ? 'Correct these first. Nothing is published until then.' : intro}</Strong>}
      {lines.length > 0 && (
        <List>
          {lines.map((line) => (
            <DraftLine key={line.draft._id} {...line} />
          ))}
        </List>
      )}
      <ColleaguesNotice names={colleagues} />
      <WarnedWords messages={warnings} />
      <DialogButtons
        cancel={back}
        confirm={isWarned ? 'Publish anyway' : 'Publish together'}
        tone={isWarned ? 'caution' : 'primary'}
        disabled={isBlocked}
        busy={busy}
        onCancel={onBack}
        onConfirm={onPublish}
      />
    </Stack>
  )
}
