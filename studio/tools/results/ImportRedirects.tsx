import { Badge, type BadgeTone, Button, Flex, Stack, Text } from '@sanity/ui'
import { useRef, useState } from 'react'
import { decodeCsv } from '#lib/csv.ts'
import type { LineProblem, PlannedRow } from '#lib/redirects/csv.ts'
import { MAX_IMPORTED } from '#lib/redirects/rules.ts'
import { useAction, useContentClient } from '#studio/kit/requests.ts'
import { Table } from '#studio/kit/Table.tsx'
import { DialogButtons, Muted, Notice, ToolDialog } from '#studio/kit/ui.tsx'
import { importRedirects, loadImportContext } from './redirects.ts'

/** A table of {@link importRedirects} is smaller by far. */
const MAX_FILE_BYTES = 4_000_000

interface Preview {
  rows: readonly PlannedRow[]
  problems: readonly LineProblem[]
}

const badges: Record<PlannedRow['kind'], { tone: BadgeTone; label: string }> = {
  new: { tone: 'positive', label: 'New' },
  changed: { tone: 'primary', label: 'Changes' },
  same: { tone: 'default', label: 'No change' },
  refused: { tone: 'critical', label: 'Refused' },
}

const describe = (row: PlannedRow) => {
  if (row.kind === 'refused') return row.message
  return row.kind === 'changed' && row.before.to !== row.to ? `Leads to ${row.before.to} now.` : ''
}

function PreviewTable({ rows, problems }: Preview) {
  // What is refused has to be mended first.
  const ranked = rows.toSorted((one, other) => Number(other.kind === 'refused') - Number(one.kind === 'refused'))
  return (
    <Table
      label="Preview of the import"
      rows={[
        ...problems.map(({ line, message }) => ({ line, from: '', to: '', badge: badges.refused, message })),
        ...ranked.map((row) => ({ ...row, badge: badges[row.kind], message: describe(row) })),
      ].map(({ line, from, to, badge, message }, index) => ({
        id: String(index),
        cells: {
          Line: String(line),
          // Before the addresses, which leave it no room on a phone.
          Effect: (
            <Stack gap={2} style={{ minWidth: '14rem' }}>
              <Flex>
                <Badge tone={badge.tone}>{badge.label}</Badge>
              </Flex>
              {message !== '' && <Muted>{message}</Muted>}
            </Stack>
          ),
          From: from,
          To: to,
        },
      }))}
    />
  )
}

/** Asks for a table of redirects, shows what its import would do, and does it as a whole or not at all. */
export function ImportRedirects({ onClose, onImported }: { onClose: () => void; onImported: () => void }) {
  const client = useContentClient()
  const fileInput = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<Preview>()
  const { busy, run } = useAction()
  const open = (file: File) =>
    run(async () => {
      if (file.size > MAX_FILE_BYTES)
        throw new Error(`This file is too large. Import at most ${MAX_IMPORTED} redirects at once.`)
      // Loaded with the first file: the parser is larger than the tool.
      const [{ planRedirectImport, readRedirectRows }, context, content] = await Promise.all([
        import('#lib/redirects/csv.ts'),
        loadImportContext(client),
        file.arrayBuffer(),
      ])
      const { rows, problems } = readRedirectRows(decodeCsv(new Uint8Array(content)))
      setPreview({ rows: planRedirectImport(rows, { ...context, siteUrl: location.origin }), problems })
    })
  const rows = preview?.rows ?? []
  const changes = rows.filter(({ kind }) => kind === 'new' || kind === 'changed')
  const isRefused = rows.some(({ kind }) => kind === 'refused') || (preview?.problems.length ?? 0) > 0
  const publish = async () => {
    const count = changes.length === 1 ? '1 redirect is' : `${changes.length} redirects are`
    if (!(await run(() => importRedirects(client, changes), `${count} published.`))) return
    onImported()
    onClose()
  }
  return (
    <ToolDialog id="import-redirects" header="Import redirects" width={3} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Text size={1}>
          A table (CSV) with the columns “from” and “to”, and if you like “permanent” and “note”. A redirect from an
          address that has one already changes that one. An export has the right form.
        </Text>
        <Flex gap={3} align="center">
          <input
            ref={fileInput}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-label="Table of redirects"
            hidden
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.item(0)
              if (file) void open(file)
              // The same file can be chosen again once it is mended.
              currentTarget.value = ''
            }}
          />
          <Button mode="ghost" text="Choose a file…" disabled={busy} onClick={() => fileInput.current?.click()} />
        </Flex>
        {preview && (
          <>
            {isRefused && (
              <Notice tone="critical" role="alert">
                Nothing can be imported yet. Correct these lines in the file, then choose it again.
              </Notice>
            )}
            {!isRefused && changes.length === 0 && <Notice>All of these are published already.</Notice>}
            <PreviewTable {...preview} />
          </>
        )}
        <DialogButtons
          confirm={changes.length === 1 ? 'Publish 1 redirect' : `Publish ${changes.length} redirects`}
          disabled={isRefused || changes.length === 0}
          busy={busy}
          onCancel={onClose}
          onConfirm={() => void publish()}
        />
      </Stack>
    </ToolDialog>
  )
}
