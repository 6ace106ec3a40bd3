import { Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import { getLanguage } from '#lib/content/languages.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { getSlug } from '#lib/links/partners.ts'
import { useQuery } from '#studio/kit/requests.ts'
import { versionListQuery } from './publication.ts'
import { ExternalLink, Muted, Notice } from '#studio/kit/ui.tsx'

function VersionList({ policy, page }: { policy: string; page: string }) {
  const { data: versions } = useQuery(versionListQuery, { policy })
  if (versions === null) return null
  return (
    <Stack gap={4} padding={4}>
      <Muted>
        Publishing a changed text adds a version. Visitors find all of them at{' '}
        <ExternalLink href={page}>{page}</ExternalLink>.
      </Muted>
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
              <Text size={1}>
                <IntentLink intent="edit" params={{ id: _id, type: 'policyVersion' }}>
                  Text
                </IntentLink>
                {' · '}
                <ExternalLink href={`${page}/${number}`}>Public page</ExternalLink>
                {number > 1 && ' · '}
                {number > 1 && <ExternalLink href={`${page}/${number}/since/${number - 1}`}>What changed</ExternalLink>}
              </Text>
            </Flex>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}

/** Returns the page of a policy's versions, in its language; undefined while it has no path. */
export function getVersionsPage(policy: object | null): string | undefined {
  const slug = getSlug(policy)
  return slug === undefined ? undefined : toLocalizedPath(`/${slug}/history`, getLanguage(policy))
}

/** Lists a policy's versions with links to their documents and public pages. */
export const PolicyVersions: UserViewComponent = ({ document: { published, displayed }, documentId }) => {
  const page = getVersionsPage(displayed)
  if (page === undefined) return <Notice margin={4}>Fill in “Path” first: the pages of the versions need it.</Notice>
  // The key reloads the list after each publish.
  return <VersionList key={published?._rev} policy={documentId} page={page} />
}
