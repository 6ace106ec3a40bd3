import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { partnerPreviewHref } from '#lib/content/previewAddress.ts'
import { markedScanHref } from '#lib/links/destinations.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import type { PreviewStanding } from './previewStanding.ts'
import { usePreviewSecret } from './usePreviewSecret.ts'

interface PartnerPreviewProps {
  id: string
  value: string
  name: string
  /** What the frame shows, in words. */
  standing: PreviewStanding
  revision: string | undefined
}

/** The co-branded page as it is written, and the way to the preview of all pages. */
export function PartnerPreview({ id, value, name, standing, revision }: PartnerPreviewProps) {
  const { secret, failed } = usePreviewSecret()
  const params = {
    id,
    type: 'partner',
    mode: 'presentation',
    presentation: 'presentation',
    preview: markedScanHref('/', value),
  }
  return (
    <Card border radius={3} overflow="hidden">
      <Flex gap={3} padding={4} align="center" justify="space-between" wrap="wrap">
        <Flex gap={3} align="center" wrap="wrap">
          <Text size={1} weight="semibold">
            Scan page
          </Text>
          <Badge tone={standing.tone} data-testid="partner-preview-standing">
            {standing.text}
          </Badge>
        </Flex>
        <Text size={1}>
          <IntentLink intent="edit" params={params}>
            Open in the preview
          </IntentLink>
        </Text>
      </Flex>
      {failed && (
        <Card tone="caution" padding={4}>
          <Stack>
            <Text size={1}>The page cannot be shown right now. Close this tab of the document and open it again.</Text>
          </Stack>
        </Card>
      )}
      {secret !== undefined && (
        <PreviewFrame
          key={`${value} ${secret}`}
          src={partnerPreviewHref(value, secret)}
          title={`Scan page of ${name}`}
          revision={revision}
        />
      )}
    </Card>
  )
}
