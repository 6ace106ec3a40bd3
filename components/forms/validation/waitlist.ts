import { zodResolver } from '@hookform/resolvers/zod'
import { waitlistRequest, type WaitlistRequest } from '#lib/leads/contracts.ts'
import { attachForm, type AttachForm } from '../attachForm.ts'

/** Checks the Android waitlist's form. */
export const attach: AttachForm<WaitlistRequest> = (element, report) =>
  attachForm(zodResolver(waitlistRequest), ['email'], element, report)
