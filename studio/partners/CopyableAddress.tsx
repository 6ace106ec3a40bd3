import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { styled } from 'styled-components'

/** An address breaks anywhere rather than push its button away. */
const Words = styled(Stack)`
  min-width: 0;
  overflow-wrap: anywhere;
`

interface CopyableAddressProps {
  title: string
  address: string
  /** What the link is for. */
  description: string
}

/** An address to open, or to take along. */
export function CopyableAddress({ title, address, description }: CopyableAddressProps) {
  const toast = useToast()
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => toast.push({ status: 'success', title: `${title} copied` }),
      () => toast.push({ status: 'error', title: 'Your browser did not allow copying. Select the address instead.' }),
    )
  }
  return (
    <Card border radius={3} padding={4}>
      <Flex gap={3} align="center">
        <Words gap={3} flex={1}>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text size={1}>
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
          </Text>
          <Text size={1} muted>
            {description}
          </Text>
        </Words>
        <Button mode="ghost" icon={CopyIcon} text="Copy" aria-label={`Copy ${title.toLowerCase()}`} onClick={copy} />
      </Flex>
    </Card>
  )
}
