import { CopyIcon } from '@sanity/icons/Copy'
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import { getPartnerPreviewHref } from '#lib/content/previewAddress.ts'
import { getMarkedScanHref } from '#lib/links/destinations.ts'
import { getSlug } from '#lib/links/partners.ts'
import { linkHref, scanHref } from '#lib/links/routes.ts'
import { useCopy } from '#studio/browser/export.ts'
import { DraftFrame } from '#studio/presentation/DraftFrame.tsx'
import { PartnerCode } from './PartnerCode.tsx'
import { linkStatus, getPreviewStatus } from './status.ts'
import { Muted, Notice, Strong } from '#studio/tools/ui.tsx'

function Address({ title, address, description }: { title: string; address: string; description: string }) {
  const copy = useCopy()
  const label = `Copy ${title.toLowerCase()}`
  return (
    <Card border radius={3} padding={4}>
      <Flex gap={3} align="center">
        <Stack gap={3} flex={1} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Strong>{title}</Strong>
          <Text size={1}>
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
          </Text>
          <Muted>{description}</Muted>
        </Stack>
        <Button mode="ghost" icon={CopyIcon} text="Copy" aria-label={label} onClick={() => copy(address)} />
      </Flex>
    </Card>
  )
}

/** Shows a partner's addresses, QR code and page, with their status. */
export const PartnerLinks: UserViewComponent<{ siteUrl: string }> = ({ document, documentId, options }) => {
  const { draft, published, displayed } = document
  const status = linkStatus(published, draft)
  const value = getSlug(displayed)
  if (value === undefined) {
    return (
      <Notice tone="caution" margin={4}>
        Fill in “Link ending” first: the addresses and the QR code need it.
      </Notice>
    )
  }
  const address = (path: string) => new URL(path, options.siteUrl).href
  const link = address(linkHref('/', value))
  const preview = getMarkedScanHref('/', value)
  const previewStatus = getPreviewStatus(published, draft)
  return (
    <Stack gap={4} padding={4}>
      <Notice tone={status.tone} data-testid="partner-standing">
        {status.text}
      </Notice>
      <Address
        title="Link"
        address={link}
        description="For emails and posts: opens the store on a phone, the scan page on a computer."
      />
      <Address
        title="Scan page"
        address={address(scanHref('/', value))}
        description="Shows the QR code to visitors on a computer."
      />
      <PartnerCode address={link} value={value} />
      <Card border radius={3} overflow="hidden">
        <Flex gap={3} padding={4} align="center" justify="space-between" wrap="wrap">
          <Flex gap={3} align="center" wrap="wrap">
            <Strong>Scan page</Strong>
            <Badge tone={previewStatus.tone} data-testid="partner-preview-standing">
              {previewStatus.text}
            </Badge>
          </Flex>
          <Text size={1}>
            <IntentLink
              intent="edit"
              params={{ id: documentId, type: 'partner', mode: 'presentation', presentation: 'presentation', preview }}
            >
              Open in the preview
            </IntentLink>
          </Text>
        </Flex>
        <DraftFrame
          href={(secret) => getPartnerPreviewHref(value, secret)}
          title={`Scan page of ${typeof displayed['name'] === 'string' ? displayed['name'] : value}`}
          revision={(draft ?? published)?._rev}
        />
      </Card>
    </Stack>
  )
}
