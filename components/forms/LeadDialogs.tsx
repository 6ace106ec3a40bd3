'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { Dialog } from '#components/ui/Dialog.tsx'
import { DemoDialogForm } from './DemoDialogForm.tsx'
import { leadDialogs, OPENS_ATTRIBUTE, type LeadDialog } from './leadDialog.ts'
import type { FormStrings } from './formStrings.ts'
import { OnePagerDialogForm } from './OnePagerDialogForm.tsx'

interface LeadDialogTexts {
  title: ReactNode
  intro: ReactNode
  submitLabel: string
  /** Help and the privacy note. */
  notes: ReactNode
}

interface LeadDialogsProps {
  strings: FormStrings
  apiHost: string
  texts: Record<LeadDialog, LeadDialogTexts>
}

const forms = { demo: DemoDialogForm, 'one-pager': OnePagerDialogForm } satisfies Record<LeadDialog, unknown>

/**
 * The two dialogs of the business page. Every link that carries `data-opens` opens one; without JavaScript the link
 * leads to the form on the page.
 */
export function LeadDialogs({ strings, apiHost, texts }: LeadDialogsProps) {
  const [open, setOpen] = useState<LeadDialog | null>(null)
  const close = () => setOpen(null)

  useEffect(() => {
    const openDialog = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(`[${OPENS_ATTRIBUTE}]`) : null
      const wanted = leadDialogs.find((dialog) => dialog === link?.getAttribute(OPENS_ATTRIBUTE))
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (!wanted || elsewhere) return
      event.preventDefault()
      setOpen(wanted)
    }
    document.addEventListener('click', openDialog)
    return () => document.removeEventListener('click', openDialog)
  }, [])

  return leadDialogs.map((dialog) => {
    const Form = forms[dialog]
    const { title, intro, submitLabel, notes } = texts[dialog]
    return (
      <Dialog key={dialog} open={open === dialog} onClose={close} title={title} closeLabel={strings.closeDialog}>
        <p className="dialog-intro">{intro}</p>
        <Form strings={strings} submitLabel={submitLabel} apiHost={apiHost} onClose={close}>
          {notes}
        </Form>
      </Dialog>
    )
  })
}
