import type { BusinessPageContent, DisclosuresContent, SiteSettingsContent } from '#lib/content/pageContent.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { FormNotes } from './FormNotes.tsx'

interface DialogContext {
  page: Pick<BusinessPageContent, 'forms' | 'modals'>
  ctas: SiteSettingsContent['ctas']
  legal: DisclosuresContent
  home: SitePrefix
}

/** Returns the words of the forms for mortgage professionals: those of their dialogs, and of their own pages. */
export function getDialogTexts({ page: { forms, modals }, ctas, legal, home }: DialogContext) {
  const linkLabel = forms.privacyLinkLabel
  return {
    demo: {
      ...modals.demo,
      submitLabel: ctas.requestDemo,
      notes: <FormNotes home={home} help={legal.demoProvinces} privacy={legal.demoPrivacy} linkLabel={linkLabel} />,
    },
    'one-pager': {
      ...modals.onePager,
      submitLabel: ctas.onePager,
      notes: <FormNotes home={home} privacy={legal.onePagerPrivacy} linkLabel={linkLabel} />,
    },
  }
}
