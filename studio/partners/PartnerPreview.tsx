import { Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 32rem;
  border: 0;
`

interface PartnerPreviewProps {
  id: string
  /** Path of the scan page as it stays open. */
  path: string
  name: string
  /** Whether visitors get the partner's page. */
  live: boolean
  /** The published revision: the frame is loaded again with each. */
  revision: string | undefined
}

/** The co-branded page as visitors get it, and the way to the preview, where it shows what is not published yet. */
export function PartnerPreview({ id, path, name, live, revision }: PartnerPreviewProps) {
  return (
    <Stack gap={3}>
      <Flex gap={3} justify="space-between" wrap="wrap">
        <Text size={1} weight="semibold">
          Scan page
        </Text>
        <Text size={1}>
          <IntentLink
            intent="edit"
            params={{ id, type: 'partner', mode: 'presentation', presentation: 'presentation', preview: path }}
          >
            Preview unpublished changes
          </IntentLink>
        </Text>
      </Flex>
      {live && (
        <Card border radius={3} overflow="hidden">
          <Frame key={revision} src={path} title={`Scan page of ${name}`} />
        </Card>
      )}
    </Stack>
  )
}
