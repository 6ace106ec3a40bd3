import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { QRCodeSVG } from 'qrcode.react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { saveFile } from '#studio/saveFile.ts'
import { codeAsPng, codeAsSvg } from './printedCode.ts'

/** Modules of white around a code, without which some readers do not find it (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4

/** The card knows its own width: how wide a pane is follows from how many are open, not from the window. */
const Room = styled.div`
  container-type: inline-size;
`

/** The code beside its words; above them in a narrow pane. */
const Columns = styled.div`
  display: grid;
  gap: 1.25rem;

  svg[role='img'] {
    display: block;
    max-width: 100%;
    height: auto;
  }

  @container (min-width: 26rem) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`

/** The QR code of a partner's link, to download for print. It is that of the scan page. */
export function PartnerCode({ address, value }: { address: string; value: string }) {
  const code = useRef<SVGSVGElement>(null)
  const toast = useToast()
  const saveSvg = () => code.current && saveFile(codeAsSvg(code.current), `${value}-qr.svg`)
  const savePng = () => {
    if (!code.current) return
    codeAsPng(code.current).then(
      (image) => saveFile(image, `${value}-qr.png`),
      (error: unknown) =>
        toast.push({ status: 'error', title: error instanceof Error ? error.message : String(error) }),
    )
  }
  return (
    <Card border radius={3} padding={4}>
      <Room>
        <Columns>
          <QRCodeSVG
            ref={code}
            value={address}
            size={180}
            level="M"
            boostLevel={false}
            marginSize={QUIET_ZONE}
            title={`QR code of ${address}`}
            role="img"
          />
          <Stack gap={4}>
            <Text size={1} weight="semibold">
              QR code of the link
            </Text>
            <Text size={1} muted>
              SVG for print shops; PNG is 10 cm wide at 300 dpi. Keep the white margin.
            </Text>
            <Flex gap={2} wrap="wrap">
              <Button mode="ghost" icon={DownloadIcon} text="Download SVG" onClick={saveSvg} />
              <Button mode="ghost" icon={DownloadIcon} text="Download PNG" onClick={savePng} />
            </Flex>
          </Stack>
        </Columns>
      </Room>
    </Card>
  )
}
