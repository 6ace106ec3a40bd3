import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { UserViewComponent } from 'sanity/structure'
import { IntentLink } from 'sanity/router'
import { useKeptVersions } from './useKeptVersions.ts'

const slugOf = (document: Record<string, unknown> | null) => {
  const slug = document?.['slug']
  return typeof slug === 'object' && slug !== null && 'current' in slug ? String(slug.current) : undefined
}

/** Every version of a legal document, to read here or as visitors do. Publishing adds one; nobody changes them. */
export const PolicyVersions: UserViewComponent = ({ document: { published }, documentId }) => (
  // Every version comes with a new revision of the published text: the list is then read again.
  <VersionList key={published?._rev} policy={documentId} page={`/${slugOf(published)}/history`} />
)

function VersionList({ policy, page }: { policy: string; page: string }) {
  const versions = useKeptVersions(policy)
  if (versions === undefined) return null
  return (
    <Stack gap={4} padding={4}>
      <Text size={1} muted>
        Publishing a changed text adds a version. Visitors find all of them at{' '}
        <a href={page} target="_blank" rel="noreferrer">
          {page}
        </a>
        .
      </Text>
      {versions.length === 0 && (
        <Text size={1}>The published text is the first version. It is kept when you publish the next one.</Text>
      )}
      <Stack as="ul" gap={2} data-testid="policy-versions">
        {versions.map(({ _id, number, lastUpdated, changeSummary }) => (
          <Card as="li" key={_id} border radius={3} padding={4}>
            <Flex gap={4} justify="space-between" align="flex-start" wrap="wrap">
              <Stack gap={3}>
                <Text weight="semibold">{`Version ${number}, ${lastUpdated}`}</Text>
                <Text size={1}>{changeSummary}</Text>
              </Stack>
              <Flex gap={4}>
                <Text size={1}>
                  <IntentLink intent="edit" params={{ id: _id, type: 'policyVersion' }}>
                    Text
                  </IntentLink>
                </Text>
                <Text size={1}>
                  <a href={`${page}/${number}`} target="_blank" rel="noreferrer">
                    Public page
                  </a>
                </Text>
                {number > 1 && (
                  <Text size={1}>
                    <a href={`${page}/${number}/since/${number - 1}`} target="_blank" rel="noreferrer">
                      What changed
                    </a>
                  </Text>
                )}
              </Flex>
            </Flex>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
