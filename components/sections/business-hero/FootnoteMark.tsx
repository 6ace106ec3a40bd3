import { translate } from '#lib/i18n/translate.ts'

/** Where the footnote to the claims stands. */
export const CLAIM_NOTE_ID = 'claim-note'

/** A mark beside a claim, outside its words, that leads to the footnote. */
export function FootnoteMark({ mark }: { mark: string | null }) {
  if (!mark) return null
  return (
    <sup className="footnote-mark">
      <a href={`#${CLAIM_NOTE_ID}`} aria-label={translate('accessibility.footnote', { mark })}>
        {mark}
      </a>
    </sup>
  )
}
