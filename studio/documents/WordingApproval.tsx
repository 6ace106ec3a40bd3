import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  type SanityClient,
  type SanityDocument,
  useClient,
  useCurrentUser,
  useValidationStatus,
} from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { findUnapprovedClaims } from '#lib/wording/findViolations.ts'
import { getApproval } from '#lib/wording/rules.ts'
import { fetchRules } from '#schemas/wording/guard.ts'
import { storeCall, useAct } from '#studio/tools/requests.ts'
import { Strong } from '#studio/tools/ui.tsx'
import { useIsApproved, waitsForApproval } from './useIsApproved.ts'

type Claim = ReturnType<typeof findUnapprovedClaims>[number]

const RULE_IDS = ['wordingRules', 'drafts.wordingRules']

/** Records legal's approval of words in a document, in the rules and in their draft. */
async function approve(client: SanityClient, documentId: string, claims: readonly Claim[]): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' })
  const existingIds = await raw.fetch<string[]>('*[_id in $ids]._id', { ids: RULE_IDS })
  const claimsByList = Map.groupBy(claims, ({ rule }) => `rules[_key=="${rule.key}"].approved`)
  const transaction = raw.transaction()
  for (const id of existingIds) {
    for (const [list, found] of claimsByList) {
      // One line each, however often the words occur: removing the line withdraws the approval.
      const approvals = [...new Set(found.map(({ phrase }) => getApproval(documentId, phrase)))]
      transaction.patch(id, (patch) => patch.setIfMissing({ [list]: [] }).append(list, approvals))
    }
  }
  await transaction.commit()
}

interface ApprovalProps {
  documentId: string
  claims: readonly Claim[]
  /** Whether the content store mails requests; Sanity's cloud has no such endpoint. */
  mails: boolean
  onDone: () => void
}

/** Lists the words that need approval: editors of the rules approve them, others request the approval. */
function Approval({ documentId, claims, mails, onDone }: ApprovalProps) {
  const client = useClient({ apiVersion })
  const isApprover = permissionsFor(useCurrentUser()).mayChange('wordingRules')
  const { busy, act } = useAct({ reload: onDone })
  const requestApproval = () =>
    storeCall(client)(`/data/approvals/${client.config().dataset ?? ''}`, { method: 'POST', body: { documentId } })
  if (claims.length === 0) return <Text size={1}>These words are approved already.</Text>
  return (
    <Stack gap={5}>
      <Strong>
        {isApprover ? 'Approve these words in this document?' : 'Legal approves these words before they are published:'}
      </Strong>
      <Stack as="ul" gap={3} role="list" style={{ listStyle: 'none' }}>
        {[...new Set(claims.map(({ phrase, rule }) => `“${phrase}”: ${rule.explanation}`))].map((text) => (
          <Card as="li" key={text} border radius={2} padding={3}>
            <Text size={1}>{text}</Text>
          </Card>
        ))}
      </Stack>
      <Flex justify="flex-end">
        {isApprover && (
          <Button
            tone="primary"
            text="Approve"
            loading={busy}
            onClick={() => void act(() => approve(client, documentId, claims), 'Approved.')}
          />
        )}
        {!isApprover && mails && (
          <Button
            tone="primary"
            text="Ask legal"
            loading={busy}
            onClick={() => void act(requestApproval, 'Legal has been asked.')}
          />
        )}
        {!isApprover && !mails && <Text size={1}>Ask them by a comment on the field.</Text>}
      </Flex>
    </Stack>
  )
}

/** Creates “Wording approval…” for drafts with words that need approval. @param mails whether requests are mailed */
export const wordingApproval = (mails: boolean): DocumentActionComponent =>
  function WordingApproval({ id, type, draft }) {
    const client = useClient({ apiVersion })
    const { mayChange } = permissionsFor(useCurrentUser())
    const { act } = useAct({ failure: 'The wording rules could not be read. Try once more.' })
    const { validation } = useValidationStatus(`drafts.${id}`, type, true)
    const [claims, setClaims] = useState<Claim[]>()
    const isApproved = useIsApproved(draft, validation)
    const waits = !isApproved && validation.some(waitsForApproval)
    if (!draft || (!waits && claims === undefined) || !(mayChange(type) || mayChange('wordingRules'))) return null

    const open = (document: SanityDocument) =>
      act(async () => {
        const rules = await fetchRules(client.withConfig({ perspective: 'published' }))
        setClaims(findUnapprovedClaims(document, rules))
      })
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
