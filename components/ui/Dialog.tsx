'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
}

/** Renders a native modal dialog. Its content is mounted only while open, so closing resets its fields. */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open) element.current?.showModal()
    else element.current?.close()
  }, [open])

  return (
    <dialog ref={element} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={closeLabel}
            onClick={() => element.current?.close()}
          >
            <Icon name="close" />
          </button>
          <h2 id={titleId}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}
