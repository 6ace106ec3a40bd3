import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { isValidationErrorMarker, useSyncState, useValidationStatus } from 'sanity'
import type { DocumentActionComponent } from 'sanity'
import { adaptedAction } from './adaptedAction.ts'

/** How long a check must stay finished to be that of what the form holds now, in milliseconds. */
const SETTLED = 250

/**
 * The Studio's own “Publish”, once what is in the form has been stored and checked. Clicked earlier, Sanity's own takes
 * the result of the check that was running for the newest: it complains of what has been filled in since, and
 * publishes nothing.
 */
export const publishOnceChecked = adaptedAction((publish) => {
  const publishChecked: DocumentActionComponent = (props) => {
    const { id, type, draft } = props
    const usual = publish(props)
    const { push } = useToast()
    const { isSyncing } = useSyncState(id, type)
    const { isValidating, validation, revision } = useValidationStatus(`drafts.${id}`, type, true)
    const [wanted, setWanted] = useState(false)
    const checked = !isSyncing && !isValidating && revision === draft?._rev

    const publishNow = useEffectEvent(() => {
      setWanted(false)
      if (!draft) return
      if (validation.some(isValidationErrorMarker)) {
        push({ status: 'error', title: 'Not published: correct what is marked in the form first.' })
      } else usual?.onHandle?.()
    })
    useEffect(() => {
      if (!wanted || !checked) return undefined
      const timer = setTimeout(publishNow, SETTLED)
      return () => clearTimeout(timer)
    }, [wanted, checked])

    if (usual === null || usual.disabled) return usual
    if (wanted)
      return { ...usual, disabled: true, label: 'Checking…', title: 'It is published when it has been checked.' }
    return { ...usual, onHandle: () => setWanted(true) }
  }
  return Object.assign(publishChecked, { action: publish.action, displayName: 'PublishOnceChecked' })
})
