import { useCallback } from 'react'
import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { type HealthFinding, type HealthKind, listContentFindings } from '#lib/contentHealth/findings.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { brokenLinks } from '#lib/links/brokenLinks.ts'
import { editableTypes, listOwners } from '#lib/roles/ownership.ts'
import { fetchRules } from '#schemas/wording/guard.ts'
import { siteCall, useContentClient, useLoaded } from '#studio/kit/requests.ts'
import { Table } from '#studio/kit/Table.tsx'
import { DocumentLink, ErrorCard, Muted, Notice } from '#studio/kit/ui.tsx'
import { Section } from './parts.tsx'

const DOCUMENTS_QUERY = '*[_type in $types]'

const PICTURES_QUERY = `*[_type == "sanity.imageAsset" && count(*[references(^._id)]) == 0]{
  _id, _type, "name": coalesce(title, originalFilename, _id)
}`

const failures = { other: 'The broken links cannot be read right now. Try again in a moment.' }

const checkedLinks = z.object({ isChecking: z.boolean(), broken: brokenLinks })

const titles: Record<HealthKind, string> = {
  review: 'To check since',
  alt: 'Picture without alt text',
  claim: 'Waits for legal:',
  link: 'Link does not work:',
  picture: 'Nothing shows it. See Media.',
}

async function loadFindings(client: SanityClient, signal: AbortSignal) {
  const { token } = client.config()
  const [documents, rules, pictures, links] = await Promise.all([
    client.fetch<{ _id: string; _type: string }[]>(DOCUMENTS_QUERY, { types: editableTypes }, { perspective: 'raw' }),
    fetchRules(client),
    client.fetch<{ _id: string; _type: string; name: string }[]>(PICTURES_QUERY, {}, { perspective: 'raw' }),
    siteCall(token, '/api/results/broken-links', failures, { signal }).then(async (response) =>
      checkedLinks.parse(await response.json()),
    ),
  ])
  const broken = new Map(links.broken.map(({ url, failure }) => [url, failure]))
  const findings: HealthFinding[] = [
    ...listContentFindings(documents, rules, getToday(), broken),
    ...pictures.map(({ _id: documentId, _type: type, name }) => ({
      kind: 'picture' as const,
      documentId,
      type,
      name,
      detail: '',
    })),
  ]
  return { findings, isChecking: links.isChecking }
}

/** Lists what content needs: checks that are due, alt texts, approvals, links that work and pictures that show. */
export function ContentHealth({ isMailed }: { isMailed: boolean }) {
  const client = useContentClient()
  const load = useCallback((signal: AbortSignal) => loadFindings(client, signal), [client])
  const { data, error } = useLoaded(load)
  return (
    <Section title="Content health">
      <Muted>
        {isMailed && 'Owners get this by mail once a week. '}
        Set “Review by” in questions, policies, partners and estimate rules.
      </Muted>
      {error !== null && <ErrorCard>{error}</ErrorCard>}
      {data && !data.isChecking && (
        <Muted>Links to other sites are not checked: the setting CHECK_LINKS is off on the server.</Muted>
      )}
      {data && (
        <Table
          label="Content health"
          empty={<Notice>All is in order: no check is due, and every picture is used and described.</Notice>}
          rows={data.findings.map(({ kind, documentId, type, name, detail }) => ({
            id: `${kind} ${documentId} ${detail}`,
            cells: {
              Content: kind === 'picture' ? name : <DocumentLink id={documentId} type={type} />,
              Needs: `${titles[kind]} ${detail}`.trim(),
              Owner: (kind === 'claim' ? 'Legal' : listOwners(type)[0]) ?? '–',
            },
          }))}
        />
      )}
    </Section>
  )
}
