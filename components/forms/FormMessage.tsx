import { Alert } from '#components/ui/Alert.tsx'
import type { FormStrings } from './formStrings.ts'
import { isIncomplete, type LeadFormState } from './leadFormState.ts'

/** What is wrong with the form as a whole: fields missing, or a call that failed. */
export function FormMessage({ id, state, strings }: { id: string; state: LeadFormState; strings: FormStrings }) {
  return (
    <div id={id}>
      {isIncomplete(state) && <Alert tone="error">{strings.messages['validation.fillAllFields']}</Alert>}
      {state.phase === 'failed' && <Alert tone="error">{strings.failure}</Alert>}
    </div>
  )
}
