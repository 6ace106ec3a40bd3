import { Alert } from '#components/ui/Alert.tsx'
import type { FormStrings } from './formStrings.ts'
import { isIncomplete, type LeadFormState } from './leadFormState.ts'

/** It pushes the button it stands above out of a low window: both come back into view. */
const showWithButton = (alert: HTMLDivElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** What is wrong with the form as a whole: fields missing, or a call that failed. */
export function FormMessage({ id, state, strings }: { id: string; state: LeadFormState; strings: FormStrings }) {
  return (
    <div id={id}>
      {isIncomplete(state) && <Alert tone="error">{strings.messages['validation.fillAllFields']}</Alert>}
      {state.phase === 'failed' && (
        <Alert tone="error" ref={showWithButton}>
          {strings.failure}
        </Alert>
      )}
    </div>
  )
}
