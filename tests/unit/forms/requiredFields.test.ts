import { expect, it, vi } from 'vitest'
import { listFields } from '#components/forms/formStrings.ts'
import { contracts } from '#leads/contracts.ts'
import { LEAD_FORMS } from '#lib/forms.ts'

vi.mock('server-only', () => ({}))

it.each(LEAD_FORMS)('the form %s marks as required what its contract requires', (form) => {
  const missing = contracts[form].safeParse({}).error?.issues.map(({ path }) => path[0])
  const marked = listFields(form).flatMap(({ name, required }) => (required ? [name] : []))
  expect(marked.toSorted()).toEqual(missing?.toSorted())
})
