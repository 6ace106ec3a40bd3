import { zodResolver } from '@hookform/resolvers/zod'
import { onePagerRequest, type OnePagerRequest } from '#lib/leads/contracts.ts'
import { attachForm, type AttachForm } from '../attachForm.ts'

/** Checks the 1-pager form. */
export const attach: AttachForm<OnePagerRequest> = (element, report) =>
  attachForm(zodResolver(onePagerRequest), ['name', 'company', 'email'], element, report)
