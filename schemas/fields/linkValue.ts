import type { CustomValidatorResult, SlugValue } from 'sanity'
import { linkValueFormProblem } from '#lib/links/partnerDocument.ts'

/** Refuses a link value that could not stand in a partner's link. */
export const fitForLinks = (slug: SlugValue | undefined): CustomValidatorResult =>
  slug?.current ? (linkValueFormProblem(slug.current) ?? true) : true
