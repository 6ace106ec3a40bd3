import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  getDraftId,
  getPublishedId,
  type SanityClient,
  type SanityDocument,
  useValidationStatus,
} from 'sanity'
import * as z from 'zod'
import { findDocumentClaims } from '#lib/wording/findViolations.ts'
import { getApproval } from '#lib/wording/rules.ts'
import { fetchRules } from '#schemas/wording/guard.ts'
import { storeCall, useAction, useContentClient, usePermissions } from '#studio/kit/requests.ts'
import { DialogButtons, LabelledInput, List, Strong } from '#studio/kit/ui.tsx'
import { useValidationErrors, waitsForApproval } from './validationErrors.ts'

type Claim = ReturnType<typeof findDocumentClaims>[number]

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

const answered = z.object({ informed: z.array(z.string()) })

const describeAnswer = (answer: string, informed: readonly string[]) =>
  informed.length === 0 ? answer : `${answer} Mailed to ${informed.join(', ')}.`

/** Renders a sentence with the words that need approval in bold. */
function Emphasized({ text, phrase }: { text: string; phrase: string }) {
  const [before = '', ...after] = text.split(phrase)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <strong>{phrase}</strong>
      {after.join(phrase)}
    </>
  )
}

interface ApprovalProps {
  /** The id of the draft, or of the version in a release. */
  writtenId: string
  claims: readonly Claim[]
  /** Whether the content store mails requests; Sanity's cloud has no such endpoint. */
  mails: boolean
  onDone: () => void
}

/** Lists the words that need approval: editors of the rules approve them, others request the approval. */
function Approval({ writtenId, claims, mails, onDone }: ApprovalProps) {
  const client = useContentClient()
  const isApprover = usePermissions().canChange('wordingRules')
  const { busy, run } = useAction({ reload: onDone })
  const [refusal, setRefusal] = useState<string>()
  const call = storeCall(client)
  const uri = `/data/approvals/${client.config().dataset ?? ''}`
  const requestApproval = async () => {
    await call(uri, { method: 'POST', body: { documentId: writtenId } })
    return 'Legal has been asked.'
  }
  const sendAnswer = async (reason?: string) => {
    const body = { documentId: writtenId, ...(reason !== undefined && { refusal: reason }) }
    return answered.parse(await call(`${uri}/answers`, { method: 'POST', body })).informed
  }
  const approveAndTell = async () => {
    await approve(client, getPublishedId(writtenId), claims)
    // The approval holds, even if its mail fails.
    const informed = mails ? await sendAnswer().catch(() => []) : []
    return describeAnswer('Approved.', informed)
  }
  const refuse = async (reason: string) => {
    const informed = await sendAnswer(reason)
    if (informed.length === 0) throw new Error('Nobody has asked since the last answer. Write a comment on the field.')
    return describeAnswer('Refused.', informed)
  }
  const [label, change] = isApprover
    ? (['Approve', approveAndTell] as const)
    : (['Ask legal', requestApproval] as const)
  const show = (message: string) => message
  if (claims.length === 0) return <Text size={1}>These words are approved already.</Text>
  return (
    <Stack gap={5}>
      <Strong>
        {isApprover ? 'Approve these words in this document?' : 'Legal approves these words before they are published:'}
      </Strong>
      <List>
        {claims.map(({ phrase, sentence, rule, path }) => (
          <Card as="li" key={`${JSON.stringify(path)} ${rule.key} ${phrase}`} border radius={2} padding={3}>
            <Stack gap={3}>
              <Text size={1}>{`“${phrase}”: ${rule.explanation}`}</Text>
              <Text size={1} muted>
                <Emphasized text={sentence} phrase={phrase} />
              </Text>
            </Stack>
          </Card>
        ))}
      </List>
      {refusal !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void run(() => refuse(refusal), show)
          }}
        >
          <Stack gap={4}>
            <LabelledInput
              label="Why"
              help="Mailed to those who asked, with the words."
              value={refusal}
              onValue={setRefusal}
              maxLength={1000}
              aria-required
            />
            <DialogButtons
              confirm="Refuse"
              tone="critical"
              disabled={refusal.trim() === ''}
              busy={busy}
              onCancel={() => setRefusal(undefined)}
            />
          </Stack>
        </form>
      )}
      <Flex justify="flex-end" gap={2} hidden={refusal !== undefined}>
        {isApprover && mails && (
          <Button mode="ghost" tone="critical" text="Refuse…" disabled={busy} onClick={() => setRefusal('')} />
        )}
        {isApprover || mails ? (
          <Button tone="primary" text={label} loading={busy} onClick={() => void run(change, show)} />
        ) : (
          <Text size={1}>Ask them by a comment on the field.</Text>
        )}
      </Flex>
    </Stack>
  )
}

/** Creates “Wording approval…” for drafts and versions with words that need approval. @param mails whether requests are mailed */
export const createWordingApproval = (mails: boolean): DocumentActionComponent =>
  function WordingApproval({ id, type, draft, version }) {
    const client = useContentClient()
    const { canChange } = usePermissions()
    const { run } = useAction({ failure: 'The wording rules could not be read. Try once more.' })
    const written = version ?? draft
    const { validation } = useValidationStatus(written?._id ?? getDraftId(id), type, !version)
    const [claims, setClaims] = useState<Claim[]>()
    const waits = useValidationErrors(written, validation).some(waitsForApproval)
    if (!written || (!waits && claims === undefined) || !(canChange(type) || canChange('wordingRules'))) return null

    const open = (document: SanityDocument) =>
      run(async () => {
        const rules = await fetchRules(client)
        setClaims(findDocumentClaims(document, rules, 'approve'))
      })
    const close = () => setClaims(undefined)
    return {
      label: 'Wording approval…',
      icon: CheckmarkCircleIcon,
      onHandle: () => void open(written),
      dialog: claims && {
        type: 'dialog',
        header: 'Wording approval',
        onClose: close,
        content: <Approval writtenId={written._id} claims={claims} mails={mails} onDone={close} />,
      },
    }
  }
