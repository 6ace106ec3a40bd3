import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { getDialogTexts } from '#components/forms/dialogTexts.tsx'
import { FormNotes } from '#components/forms/FormNotes.tsx'
import { loadDisclosures, loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { translate } from '#lib/i18n/translate.ts'
import { FORM_STATE_HEADER } from '#lib/formPages.ts'
import { isLeadForm, type LeadForm } from '#lib/forms.ts'
import { readFormState } from '#leads/http/formPost.ts'
import { leadsServices } from '#leads/runtime.ts'
import { businessHomes, getPathLocale, isLandingHome, type SitePrefix } from '#lib/links/homeLinks.ts'
import { type EditionRoute, getHome } from '../../../editions.ts'
import { loadWaitlistPage } from '../../android-waitlist/data.ts'
import { loadBusinessPage } from '../../business/data.ts'

export type FormRoute = EditionRoute<{ form: string }>

/** Returns the form of a route, and the home whose header and footer its page has. */
export async function readFormRoute({ params }: FormRoute): Promise<{ form: LeadForm; home: SitePrefix }> {
  const home = await getHome(params)
  const { form } = await params
  if (!isLeadForm(form)) notFound()
  const isBusiness = form !== 'android-waitlist' && !isLandingHome(home)
  return { form, home: isBusiness ? businessHomes[getPathLocale(home)] : home }
}

interface FormText {
  title: string
  intro: string
  submitLabel: string
  notes: ReactNode
}

/** Loads the words of a form, which are those of its dialog or page. */
export async function loadFormText(form: LeadForm, home: SitePrefix): Promise<FormText> {
  const [{ ctas }, legal] = await Promise.all([loadSiteSettings(), loadDisclosures()])
  if (form === 'android-waitlist') {
    const { headline, text, buttonLabel, privacyLinkLabel } = await loadWaitlistPage()
    const notes = <FormNotes home={home} privacy={legal.waitlistConsent} linkLabel={privacyLinkLabel} />
    return { title: headline, intro: text, submitLabel: buttonLabel, notes }
  }
  return getDialogTexts({ page: await loadBusinessPage(), ctas, legal, home })[form]
}

/** Reads the state of a form that the server refused; undefined when the page is opened otherwise. */
export async function loadFormState(form: LeadForm) {
  const token = (await headers()).get(FORM_STATE_HEADER)
  if (token === null) return undefined
  return readFormState(token, form, (await leadsServices()).secret)
}

/** Returns what a form's dialog says once it is sent. */
export function getConfirmation(form: LeadForm): { title: string; text?: string } {
  if (form === 'demo') return { title: translate('forms.demoSuccess') }
  if (form === 'android-waitlist') return { title: translate('waitlist.success') }
  return { title: translate('forms.onePagerSuccessTitle'), text: translate('forms.onePagerSuccessText') }
}

/** Creates the metadata of a form's pages, which search engines leave out. */
export async function generateMetadata(route: FormRoute): Promise<Metadata> {
  const { form, home } = await readFormRoute(route)
  return { title: stegaClean((await loadFormText(form, home)).title), robots: { index: false } }
}
