import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Card, Flex, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { QRCodeSVG } from 'qrcode.react'
import { useRef } from 'react'
import { saveFile } from '#studio/browser/export.ts'
import { getMessage } from '#studio/tools/requests.ts'
import { Muted, Strong } from '#studio/tools/ui.tsx'

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
 * @throws Error when the browser cannot draw or encode the image
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
  return canvas.convertToBlob()
}

/** Shows the QR code of a partner's link, with downloads for print. */
export function PartnerCode({ address, value }: { address: string; value: string }) {
  const code = useRef<SVGSVGElement>(null)
  const { push } = useToast()
  const saveSvg = () => code.current && saveFile(toSvg(code.current), `${value}-qr.svg`)
  const savePng = () =>
    code.current &&
    toPng(code.current).then(
      (image) => saveFile(image, `${value}-qr.png`),
      (error: unknown) => push({ status: 'error', title: getMessage(error) }),
    )
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
            <Button mode="ghost" icon={DownloadIcon} text="Download SVG" onClick={saveSvg} />
            <Button mode="ghost" icon={DownloadIcon} text="Download PNG" onClick={() => void savePng()} />
          </Flex>
        </Stack>
      </Flex>
    </Card>
  )
}
