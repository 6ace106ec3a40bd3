import { HONEYPOT_FIELD } from './honeypot.ts'

/** A field people neither see, nor reach, nor hear of. What fills it in is not a person. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="honeypot">
      <label>
        Website
        <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
