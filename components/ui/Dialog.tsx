'use client'

import { Fragment, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface DialogProps {
  /** Id that buttons with `command="show-modal"` name in `commandfor`. */
  id: string
  /** Opens the dialog by script. */
  open?: boolean
  /** Called when the dialog has opened, also when it was opened before hydration. */
  onOpen?: () => void
  onClose?: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
}

/**
 * Renders a native modal dialog, which buttons open by `command` before and without scripts. Hydration leaves it open.
 * Its content is mounted again when it closes, so closing resets its fields.
 */
export function Dialog({ id, open = false, title, closeLabel, children, ...listeners }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [round, setRound] = useState(0)
  const isReported = useRef(false)
  const reportOpen = useEffectEvent(() => {
    if (!element.current?.open || isReported.current) return
    isReported.current = true
    listeners.onOpen?.()
  })

  useEffect(() => {
    const dialog = element.current
    const report = () => reportOpen()
    // It may have been opened before hydration. A modal dialog takes the focus when it opens.
    report()
    dialog?.addEventListener('focusin', report)
    return () => dialog?.removeEventListener('focusin', report)
  }, [])
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [open])

  const reset = () => {
    isReported.current = false
    setRound((current) => current + 1)
    listeners.onClose?.()
  }
  return (
    <dialog ref={element} id={id} className="dialog" aria-labelledby={titleId} onClose={reset}>
      <button type="button" className="icon-button" aria-label={closeLabel} command="close" commandfor={id}>
        <Icon name="close" />
      </button>
      <h2 id={titleId}>{title}</h2>
      <Fragment key={round}>{children}</Fragment>
    </dialog>
  )
}
