import { Button } from '@sanity/ui'
import { useRouter } from 'sanity/router'
import { getKey } from '#lib/redirects/rules.ts'
import { FROM_ADDRESS } from '#studio/documents/actions.ts'
import { usePermissions } from '#studio/kit/requests.ts'
import { ACTIONS, Table } from '#studio/kit/Table.tsx'
import { Muted, Notice } from '#studio/kit/ui.tsx'
import type { ResultsView } from './api.ts'
import { formatShown, Section } from './parts.tsx'

interface UnknownAddressesProps {
  unknown: ResultsView['unknown']
  /** Keys of the addresses that are redirected by now. */
  redirected: ReadonlySet<string | undefined>
}

/** Lists the unknown addresses that visitors ask for most, each with a button that opens the form of its redirect. */
export function UnknownAddresses({ unknown, redirected }: UnknownAddressesProps) {
  const { canChange } = usePermissions()
  const { navigateIntent } = useRouter()
  const mayCreate = canChange('redirect')
  const create = (from: string) =>
    navigateIntent('create', [{ type: 'redirect', template: FROM_ADDRESS, mode: 'structure' }, { from }])
  return (
    <Section title="Unknown addresses">
      <Muted>
        {`Asked for five times or more in the week that ends with these days.${mayCreate ? '' : ' Marketers can redirect them.'}`}
      </Muted>
      <Table
        label="Unknown addresses"
        numbers={['Asked for']}
        empty={<Notice>No unknown address was asked for five times in that week. There is nothing to do.</Notice>}
        rows={unknown.map(({ name, amount }) => ({
          id: name,
          cells: {
            Address: name,
            'Asked for': formatShown(amount),
            ...(mayCreate && {
              [ACTIONS]: redirected.has(getKey(name)) ? (
                <Muted>Redirected by now</Muted>
              ) : (
                <Button
                  mode="ghost"
                  text="Create redirect"
                  aria-label={`Create redirect from ${name}`}
                  onClick={() => create(name)}
                />
              ),
            }),
          },
        }))}
      />
    </Section>
  )
}
