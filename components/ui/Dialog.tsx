'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'

interface DialogProps {
  open: boolean
  /** The dialog asks to be closed: its close button or Escape was pressed. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  className?: string
  children: ReactNode
}

/**
 * A native modal dialog. The browser traps focus, gives it back to where it was, and closes on Escape; a press beside
 * the dialog does not close it. Its content is mounted only while it is open, so closing resets every field in it.
 */
export function Dialog({ open, onClose, title, closeLabel, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  return (
    <dialog ref={element} className={classNames('dialog', className)} aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <>
          <IconButton label={closeLabel} onClick={() => element.current?.close()}>
            <Icon name="close" />
          </IconButton>
          <h2 id={titleId}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}
