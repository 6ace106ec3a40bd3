import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  isValidationErrorMarker,
  type SanityClient,
  type SanityDocument,
  useClient,
  useCurrentUser,
  useValidationStatus,
} from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { APPROVAL_HINT, findUnapprovedClaims } from '#lib/wording/findViolations.ts'
import { getApproval } from '#lib/wording/rules.ts'
import { fetchRules } from '#schemas/wording/guard.ts'
import { storeCall, useAct } from '#studio/tools/requests.ts'
import { Strong } from '#studio/tools/ui.tsx'

type Claim = ReturnType<typeof findUnapprovedClaims>[number]

const RULES = ['wordingRules', 'drafts.wordingRules']

/** Notes in the rules, and in their draft, that legal approves words in a document. */
async function approve(client: SanityClient, documentId: string, claims: readonly Claim[]): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' })
  const existing = await raw.fetch<string[]>('*[_id in $ids]._id', { ids: RULES })
  const patches = existing.flatMap((id) =>
    claims.map(({ phrase, rule }) => {
      const list = `rules[_key=="${rule.key}"].approved`
      return raw
        .patch(id)
        .setIfMissing({ [list]: [] })
        .append(list, [getApproval(documentId, phrase)])
    }),
  )
  await patches.reduce((steps, patch) => steps.patch(patch), raw.transaction()).commit()
}

interface ApprovalProps {
  documentId: string
  claims: readonly Claim[]
  /** Whether the content store mails requests; Sanity's cloud has no such call. */
  mails: boolean
  onDone: () => void
}

/** The words that wait for legal: approved by those who look after the rules, requested by others. */
function Approval({ documentId, claims, mails, onDone }: ApprovalProps) {
  const client = useClient({ apiVersion })
  const isApprover = permissionsFor(useCurrentUser()).mayChange('wordingRules')
  const { busy, act } = useAct(onDone)
  const ask = () =>
    storeCall(client)(`/data/approvals/${client.config().dataset ?? ''}`, { method: 'POST', body: { documentId } })
  return (
    <Stack gap={5}>
      <Strong>
        {isApprover ? 'Approve these words in this document?' : 'Legal approves these words before they are published:'}
      </Strong>
      <Stack as="ul" gap={3} role="list" style={{ listStyle: 'none' }}>
        {[...new Set(claims.map(({ phrase, rule }) => `“${phrase}”: ${rule.explanation}`))].map((words) => (
          <Card as="li" key={words} border radius={2} padding={3}>
            <Text size={1}>{words}</Text>
          </Card>
        ))}
      </Stack>
      <Flex justify="flex-end">
        {isApprover && (
          <Button
            tone="primary"
            text="Approve"
            loading={busy}
            onClick={() => void act(() => approve(client, documentId, claims), 'Approved. The draft can be published.')}
          />
        )}
        {!isApprover && mails && (
          <Button
            tone="primary"
            text="Ask legal"
            loading={busy}
            onClick={() => void act(ask, 'Legal has been asked.')}
          />
        )}
        {!isApprover && !mails && <Text size={1}>Ask them by a comment on the field.</Text>}
      </Flex>
    </Stack>
  )
}

/** “Wording approval…”: for a draft with words that legal approves first. @param mails whether requests go by mail */
export const wordingApproval = (mails: boolean): DocumentActionComponent =>
  function WordingApproval({ id, type, draft }) {
    const client = useClient({ apiVersion })
    const { validation } = useValidationStatus(`drafts.${id}`, type, true)
    const [claims, setClaims] = useState<Claim[]>()
    const waits = validation.some((marker) => isValidationErrorMarker(marker) && marker.message.includes(APPROVAL_HINT))
    if (!draft || (!waits && claims === undefined)) return null

    const open = async (document: SanityDocument) =>
      setClaims(findUnapprovedClaims(document, await fetchRules(client.withConfig({ perspective: 'published' }))))
    const close = () => setClaims(undefined)
    return {
      label: 'Wording approval…',
      icon: CheckmarkCircleIcon,
      onHandle: () => void open(draft),
      dialog: claims && {
        type: 'dialog',
        header: 'Wording approval',
        onClose: close,
        content: <Approval documentId={id} claims={claims} mails={mails} onDone={close} />,
      },
    }
  }
