import { getPageHref, getPagePath, getPostedHome } from '#lib/links/homeLinks.ts'
import { isLeadForm, type LeadForm } from './forms.ts'

/** Header by which the forms' endpoint hands a refused form to the page that shows it again. Its value is signed. */
export const FORM_STATE_HEADER = 'x-form-state'

/** Returns the path of the page that shows a form, for browsers that post it without scripts. */
export const getFormPath = (form: LeadForm, page: string): string => getPageHref(getPostedHome(page), `/forms/${form}`)

/** Returns the path of the page that confirms a form. */
export const getSentPath = (form: LeadForm, page: string): string => `${getFormPath(form, page)}/sent`

/** Returns the form whose page, or whose confirmation, is at a path, under any prefix; undefined for any other path. */
export function parseFormPath(path: string): LeadForm | undefined {
  const [, form] = /^\/forms\/([^/]+)(?:\/sent)?$/.exec(getPagePath(path)) ?? []
  return form !== undefined && isLeadForm(form) ? form : undefined
}
