import { CopyIcon } from '@sanity/icons/Copy'
import { DownloadIcon } from '@sanity/icons/Download'
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useRef } from 'react'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import { getPartnerPreviewHref } from '#lib/content/previewAddress.ts'
import { getMarkedScanHref } from '#lib/links/destinations.ts'
import { describeSlugChange, getSlug, isSwitchedOff } from '#lib/links/partners.ts'
import { getLinkHref, getScanHref } from '#lib/links/routes.ts'
import { saveFile, useCopy } from '#studio/browser/saveAndCopy.ts'
import { DraftFrame } from '#studio/presentation/DraftFrame.tsx'
import { ResultsLinks } from './ResultsLinks.tsx'
import { declarePrintResolution } from '#studio/partners/printResolution.ts'
import { useAction } from '#studio/kit/requests.ts'
import { ExternalLink, Muted, Notice, Strong } from '#studio/kit/ui.tsx'

/** A partner's document in the Studio, where any field may be missing. */
type PartnerDocument = Record<string, unknown> | null

const createStatus = (tone: 'positive' | 'caution', text: string) => ({ tone, text })

/** Describes where a partner's links lead now. */
export function getLinkStatus(published: PartnerDocument, draft: PartnerDocument) {
  const value = getSlug(published)
  if (value === undefined) {
    return createStatus('caution', 'Not published: until it is, the links open the default page.')
  }
  if (isSwitchedOff(published)) return createStatus('caution', 'Switched off: the links open the default page.')
  const next = getSlug(draft)
  if (next !== undefined && next !== value) return createStatus('caution', describeSlugChange(value, next))
  return createStatus('positive', 'Published: both links work.')
}

/** Describes what the preview of a partner's page shows. */
export function getPreviewStatus(published: PartnerDocument, draft: PartnerDocument) {
  if (isSwitchedOff(draft ?? published)) return createStatus('caution', 'Switched off: the default page')
  return draft === null
    ? createStatus('positive', 'As visitors see it')
    : createStatus('caution', 'With unpublished changes')
}

/** Width of the white margin that scanners need, in modules (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4

/** 10 cm at 300 dots per inch. */
const MIN_WIDTH_PX = 1181

const toSvg = (code: SVGSVGElement) =>
  new Blob([new XMLSerializer().serializeToString(code)], { type: 'image/svg+xml' })

/**
 * Draws the code as a bitmap whose modules are whole pixels, so that no edge is blurred.
 *
 * @param code as `QRCodeSVG` draws it: the background, then the dark modules, in units of modules
 */
async function toPng(code: SVGSVGElement): Promise<Blob> {
  const { width: modules } = code.viewBox.baseVal
  const scale = Math.ceil(MIN_WIDTH_PX / modules)
  const canvas = new OffscreenCanvas(modules * scale, modules * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw the code. Download the SVG instead.')
  context.scale(scale, scale)
  for (const path of code.querySelectorAll('path')) {
    const shape = new Path2D(path.getAttribute('d') ?? '')
    context.fillStyle = path.getAttribute('fill') ?? '#000000'
    // A drawing call, not Array.prototype.fill.
    // eslint-disable-next-line unicorn/no-array-fill-with-reference-type
    context.fill(shape)
  }
  return declarePrintResolution(await canvas.convertToBlob())
}

/** Shows the QR code of a partner's link, with downloads for print. */
function PartnerCode({ address, value }: { address: string; value: string }) {
  const code = useRef<SVGSVGElement>(null)
  const { run } = useAction()
  const save = (draw: (code: SVGSVGElement) => Blob | Promise<Blob>, ending: string) =>
    run(async () => {
      if (code.current) saveFile(await draw(code.current), `${value}-qr.${ending}`)
    })
  return (
    <Card border radius={3} padding={4}>
      <Flex gap={4} wrap="wrap" align="center">
        <QRCodeSVG
          ref={code}
          value={address}
          size={180}
          level="M"
          boostLevel={false}
          marginSize={QUIET_ZONE}
          title={`QR code of ${address}`}
          role="img"
          style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
        />
        <Stack gap={4} flex={1} style={{ minWidth: '14rem' }}>
          <Strong>QR code of the link</Strong>
          <Muted>SVG for print shops; PNG is 10 cm wide at 300 dpi. Keep the white margin.</Muted>
          <Flex gap={2} wrap="wrap">
            <Button mode="ghost" icon={DownloadIcon} text="Download SVG" onClick={() => void save(toSvg, 'svg')} />
            <Button mode="ghost" icon={DownloadIcon} text="Download PNG" onClick={() => void save(toPng, 'png')} />
          </Flex>
        </Stack>
      </Flex>
    </Card>
  )
}

function Address({ title, address, description }: { title: string; address: string; description: string }) {
  const copy = useCopy()
  const label = `Copy ${title.toLowerCase()}`
  return (
    <Card border radius={3} padding={4}>
      <Flex gap={3} align="center">
        <Stack gap={3} flex={1} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Strong>{title}</Strong>
          <Text size={1}>
            <ExternalLink href={address}>{address}</ExternalLink>
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
  const status = getLinkStatus(published, draft)
  const value = getSlug(displayed)
  if (value === undefined) {
    return (
      <Notice tone="caution" margin={4}>
        Fill in “Link ending” first: the addresses and the QR code need it.
      </Notice>
    )
  }
  const address = (path: string) => new URL(path, options.siteUrl).href
  const link = address(getLinkHref('/', value))
  const preview = getMarkedScanHref('/', value)
  const previewStatus = getPreviewStatus(published, draft)
  return (
    <Stack gap={4} padding={4}>
      <Notice tone={status.tone} data-testid="partner-status">
        {status.text}
      </Notice>
      <Address
        title="Link"
        address={link}
        description="For emails and posts: opens the store on a phone, the scan page on a computer."
      />
      <Address
        title="Scan page"
        address={address(getScanHref('/', value))}
        description="Shows the QR code to visitors on a computer."
      />
      <PartnerCode address={link} value={value} />
      {published && <ResultsLinks partnerId={documentId} />}
      <Card border radius={3} overflow="hidden">
        <Flex gap={3} padding={4} align="center" justify="space-between" wrap="wrap">
          <Flex gap={3} align="center" wrap="wrap">
            <Strong>Scan page</Strong>
            <Badge tone={previewStatus.tone} data-testid="partner-preview-status">
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
