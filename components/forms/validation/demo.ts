import { zodResolver } from '@hookform/resolvers/zod'
import { demoRequest, type DemoRequest } from '#lib/leads/contracts.ts'
import { attachForm, type AttachForm } from '../attachForm.ts'

/** Checks the demo form, in the dialog and inline. */
export const attach: AttachForm<DemoRequest> = (element, report) =>
  attachForm(
    zodResolver(demoRequest),
    ['company', 'name', 'email', 'leadsPerMonth', 'lenderType', 'type'],
    element,
    report,
  )
