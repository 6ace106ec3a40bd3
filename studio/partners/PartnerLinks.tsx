import { Card, Stack, Text } from '@sanity/ui'
import type { UserViewComponent } from 'sanity/structure'
import { linkValueOf } from '#lib/links/partnerDocument.ts'
import { linkHref, scanHref } from '#lib/links/routes.ts'
import { CopyableAddress } from './CopyableAddress.tsx'
import { PartnerCode } from './PartnerCode.tsx'
import { PartnerPreview } from './PartnerPreview.tsx'
import { standingOfPreview } from './previewStanding.ts'
import { standingOfPartner } from './standing.ts'

/** A partner's two addresses, its QR code and its page, and whether they work. */
export const PartnerLinks: UserViewComponent<{ siteUrl: string }> = ({ document, documentId, options }) => {
  const { draft, published, displayed } = document
  const standing = standingOfPartner(published, draft)
  const value = linkValueOf(displayed)
  if (value === undefined) {
    return (
      <Card tone="caution" margin={4} padding={4} radius={3}>
        <Text size={1}>Write a link value first: the addresses and the QR code are made of it.</Text>
      </Card>
    )
  }
  const address = (path: string) => new URL(path, options.siteUrl).href
  const link = address(linkHref('/', value))
  return (
    <Stack gap={4} padding={4}>
      <Card tone={standing.tone} padding={4} radius={3} data-testid="partner-standing">
        <Text size={1}>{standing.text}</Text>
      </Card>
      <CopyableAddress
        title="Link"
        address={link}
        description="For emails and posts: opens the store on a phone, the scan page on a computer."
      />
      <CopyableAddress
        title="Scan page"
        address={address(scanHref('/', value))}
        description="Shows the QR code to a visitor at a computer."
      />
      <PartnerCode address={link} value={value} />
      <PartnerPreview
        id={documentId}
        value={value}
        name={typeof displayed['name'] === 'string' ? displayed['name'] : value}
        standing={standingOfPreview(published, draft)}
        revision={(draft ?? published)?._rev}
      />
    </Stack>
  )
}
