import { Grid, Text } from '@sanity/ui'
import { Fragment } from 'react'
import type { LeadView } from '#lib/leads/staff/listing.ts'
import { readableTime } from './words.ts'

/** What is known about a lead, in reading order; what its form does not ask is left out. */
function factsOf(lead: LeadView): [label: string, value: string][] {
  const facts: [string, string | null][] = [
    ['Email', lead.email],
    ['Name', lead.name],
    ['Company', lead.company],
    ['Leads per month', lead.leads_per_month],
    ['Lender type', lead.lender_type],
    ['Business type', lead.business_type],
    ['Received', readableTime(lead.created_at)],
    ['Last sent', lead.submissions > 1 ? `${readableTime(lead.updated_at)} (${lead.submissions} times)` : null],
    ['Page', lead.source_page || null],
    ['Language', lead.locale],
    ['Privacy policy', lead.consent_version],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]]))
}

/** The facts of a lead as pairs. */
export function Facts({ lead }: { lead: LeadView }) {
  return (
    <Grid as="dl" gridTemplateColumns={2} gap={3} style={{ margin: 0 }}>
      {factsOf(lead).map(([label, value]) => (
        <Fragment key={label}>
          <Text as="dt" size={1} muted>
            {label}
          </Text>
          <Text as="dd" size={1} style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Text>
        </Fragment>
      ))}
    </Grid>
  )
}
