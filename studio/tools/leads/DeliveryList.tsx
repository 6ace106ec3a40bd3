import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { DeliveryView } from '#lib/leads/staff/listing.ts'
import { channelWords, deliveryWords, readableTime } from './words.ts'

/** When it was delivered, or how far it got. */
function progressOf({ state, attempts, delivered_at, next_attempt_at, last_error }: DeliveryView): string {
  if (delivered_at !== null) return readableTime(delivered_at)
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${last_error === null ? '' : `, last answer ${last_error}`}`
  return state === 'pending' ? `${tries}; next at ${readableTime(next_attempt_at)}` : tries
}

interface DeliveryListProps {
  deliveries: DeliveryView[]
  busy: boolean
  onRetry: (deliveryId: string) => void
}

/** What follows from a lead and how far it got; what has not arrived can be tried again now. */
export function DeliveryList({ deliveries, busy, onRetry }: DeliveryListProps) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        Deliveries
      </Text>
      {deliveries.map((delivery) => (
        <Card key={delivery.id} padding={3} radius={2} border>
          <Flex align="center" gap={3} wrap="wrap">
            <Stack gap={3} flex={1}>
              <Text size={1}>{channelWords[delivery.channel]}</Text>
              <Text size={1} muted>
                {progressOf(delivery)}
              </Text>
            </Stack>
            <Badge tone={deliveryWords[delivery.state].tone}>{deliveryWords[delivery.state].label}</Badge>
            {(delivery.state === 'pending' || delivery.state === 'dead') && (
              <Button mode="ghost" text="Retry" disabled={busy} onClick={() => onRetry(delivery.id)} />
            )}
          </Flex>
        </Card>
      ))}
    </Stack>
  )
}
