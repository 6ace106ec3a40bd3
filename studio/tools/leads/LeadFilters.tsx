import { DownloadIcon } from '@sanity/icons/Download'
import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Flex, Select, TextInput } from '@sanity/ui'
import { leadFilterFrom } from './filter.ts'
import type { FilterName } from './filter.ts'
import type { LeadFilter } from '#lib/leads/staff/listing.ts'
import { deliveryWords, formWords, statusWords } from './words.ts'

interface LeadFiltersProps {
  filter: LeadFilter
  onChange: (filter: LeadFilter) => void
  onExport: () => void
  exporting: boolean
}

interface ChoiceProps {
  label: string
  any: string
  value: string | undefined
  options: [value: string, label: string][]
  onChoose: (value: string) => void
}

function Choice({ label, any, value, options, onChoose }: ChoiceProps) {
  return (
    <Box>
      <Select aria-label={label} value={value ?? ''} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{any}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </Box>
  )
}

const deliveryOptions = Object.entries(deliveryWords).map(([state, { label }]): [string, string] => [state, label])

/** Search, three filters and the export of what they leave. */
export function LeadFilters({ filter, onChange, onExport, exporting }: LeadFiltersProps) {
  const choose = (name: FilterName) => (value: string) => onChange(leadFilterFrom(filter, name, value))
  return (
    <Flex gap={2} wrap="wrap" align="center">
      <Box flex={1} style={{ minWidth: 220 }}>
        <TextInput
          type="search"
          icon={SearchIcon}
          aria-label="Search leads"
          placeholder="Name, company or email"
          value={filter.search}
          onChange={(event) => choose('search')(event.currentTarget.value)}
        />
      </Box>
      <Choice
        label="Form"
        any="All forms"
        value={filter.form}
        options={Object.entries(formWords)}
        onChoose={choose('form')}
      />
      <Choice
        label="Status"
        any="Any status"
        value={filter.status}
        options={Object.entries(statusWords)}
        onChoose={choose('status')}
      />
      <Choice
        label="Delivery"
        any="Any delivery"
        value={filter.delivery}
        options={deliveryOptions}
        onChoose={choose('delivery')}
      />
      <Button mode="ghost" icon={DownloadIcon} text="Export CSV" onClick={onExport} loading={exporting} />
    </Flex>
  )
}
