import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { UserViewComponent } from 'sanity/structure'
import { getSlug } from '#lib/links/partners.ts'
import { linkHref, scanHref } from '#lib/links/routes.ts'
import { useCopy } from '#studio/browser/export.ts'
import { PartnerCode } from './PartnerCode.tsx'
import { PartnerPreview } from './PartnerPreview.tsx'
import { linkStatus, getPreviewStatus } from './status.ts'
import { Muted, Notice, Strong } from '#studio/tools/ui.tsx'

interface AddressProps {
  title: string
  address: string
  description: string
}

function Address({ title, address, description }: AddressProps) {
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
      <PartnerPreview
        id={documentId}
        value={value}
        name={typeof displayed['name'] === 'string' ? displayed['name'] : value}
        status={getPreviewStatus(published, draft)}
        revision={(draft ?? published)?._rev}
      />
    </Stack>
  )
}
