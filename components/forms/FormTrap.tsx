import { FORM_TRAP_NAME } from './trap.ts'

/** A field people neither see, nor reach, nor hear of. What fills it in is not a person. */
export function FormTrap() {
  return (
    <div aria-hidden="true" className="form-trap">
      <label>
        Website
        <input name={FORM_TRAP_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
