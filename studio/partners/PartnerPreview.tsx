import { Badge, Card, Flex, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { getPartnerPreviewHref } from '#lib/content/previewAddress.ts'
import { getMarkedScanHref } from '#lib/links/destinations.ts'
import { DraftFrame } from '#studio/presentation/DraftFrame.tsx'
import type { getPreviewStatus } from './status.ts'
import { Strong } from '#studio/tools/ui.tsx'

interface PartnerPreviewProps {
  id: string
  value: string
  name: string
  status: ReturnType<typeof getPreviewStatus>
  revision: string | undefined
}

/** Shows the partner's scan page with unpublished changes, and a link to the preview of all pages. */
export function PartnerPreview({ id, value, name, status, revision }: PartnerPreviewProps) {
  const preview = getMarkedScanHref('/', value)
  const params = { id, type: 'partner', mode: 'presentation', presentation: 'presentation', preview }
  return (
    <Card border radius={3} overflow="hidden">
      <Flex gap={3} padding={4} align="center" justify="space-between" wrap="wrap">
        <Flex gap={3} align="center" wrap="wrap">
          <Strong>Scan page</Strong>
          <Badge tone={status.tone} data-testid="partner-preview-standing">
            {status.text}
          </Badge>
        </Flex>
        <Text size={1}>
          <IntentLink intent="edit" params={params}>
            Open in the preview
          </IntentLink>
        </Text>
      </Flex>
      <DraftFrame
        href={(secret) => getPartnerPreviewHref(value, secret)}
        title={`Scan page of ${name}`}
        revision={revision}
      />
    </Card>
  )
}
