import { Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { listSlugs } from '#lib/links/partners.ts'
import { foldInGroq } from '#studio/desk/nameOrder.ts'
import { useQuery } from '#studio/kit/requests.ts'
import { Table } from '#studio/kit/Table.tsx'
import { Notice } from '#studio/kit/ui.tsx'
import type { ResultsView } from './api.ts'
import { formatShown, Section } from './parts.tsx'

const PARTNERS_QUERY = `*[_type == "partner"] | order(${foldInGroq('name')} asc){_id, name, slug, formerSlugs}`

interface Partner {
  _id: string
  name: string
}

const NONE = { scanPage: 0, link: 0, toAppStore: 0, toAndroid: 0, sent: 0 } as const

/** Lists all partners with the visits of their link endings, the most visited first. */
export function Partners({ rows }: { rows: ResultsView['partners'] }) {
  const { data } = useQuery(PARTNERS_QUERY)
  const partners: readonly Partner[] = data ?? []
  const owners = new Map(partners.flatMap((partner) => listSlugs(partner).map((ending) => [ending, partner] as const)))
  const counted = new Set(rows.map(({ name }) => name))
  const others = partners.flatMap((partner) => {
    const [ending] = listSlugs(partner)
    return ending === undefined || counted.has(ending) ? [] : [{ name: ending, ...NONE }]
  })
  return (
    <Section title="Partners">
      <Table
        label="Partners"
        numbers={['Scan page shown', 'Link opened', 'To App Store', 'To Android', 'Forms sent']}
        empty={<Notice>There are no partners yet. A partner manager adds them in Content › Partners.</Notice>}
        rows={[...rows, ...others].map(({ name: ending, ...numbers }) => {
          const owner = owners.get(ending)
          return {
            id: ending,
            cells: {
              Partner: owner ? (
                <Text size={1}>
                  <IntentLink intent="edit" params={{ id: owner._id, type: 'partner', mode: 'structure' }}>
                    {owner.name}
                  </IntentLink>
                </Text>
              ) : (
                '–'
              ),
              'Link ending': ending,
              'Scan page shown': formatShown(numbers.scanPage),
              'Link opened': formatShown(numbers.link),
              'To App Store': formatShown(numbers.toAppStore),
              'To Android': formatShown(numbers.toAndroid),
              'Forms sent': formatShown(numbers.sent),
            },
          }
        })}
      />
    </Section>
  )
}
