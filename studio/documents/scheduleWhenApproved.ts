import { getDraftId, isValidationErrorMarker, useTranslation, useValidationStatus } from 'sanity'
import { textKeys } from '#studio/sanityInternals.ts'
import { createAdaptedAction } from './adaptedAction.ts'
import { useValidationErrors } from './validationErrors.ts'

/**
 * Offers “Schedule publish” once legal has approved the words that it waited for. Sanity's own action reads a validation
 * that runs only when the document changes.
 */
export const scheduleWhenApproved = createAdaptedAction((schedule) => (props) => {
  const { id, type, draft } = props
  const original = schedule(props)
  const { t } = useTranslation('singleDocRelease')
  const { validation } = useValidationStatus(getDraftId(id), type, true)
  const isApproved = useValidationErrors(draft, validation).length === 0 && validation.some(isValidationErrorMarker)
  // It names one reason, and another schedule of the document before errors.
  const isBlockedByErrors = original?.title === t(textKeys.scheduleHasErrors)
  if (!original || !isApproved || !isBlockedByErrors) return original
  return { ...original, disabled: false, title: t(textKeys.schedule) }
})
