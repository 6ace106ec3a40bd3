import { VisuallyHidden } from '#components/ui/Layout.tsx'
import { translate } from '#lib/i18n/translate.ts'
import type { Passage } from '#lib/policies/difference.ts'

/** Words of a paragraph, those that were added or removed marked for the eye and for the ear. */
export function ComparedPassages({ passages }: { passages: readonly Passage[] }) {
  return passages.map(({ text, change }, index) => {
    if (change === undefined) return <span key={index}>{text}</span>
    const Mark = change === 'added' ? 'ins' : 'del'
    return (
      <Mark key={index}>
        <VisuallyHidden> {translate(`legal.${change}`)} </VisuallyHidden>
        {text}
        <VisuallyHidden> {translate('legal.changeEnd')} </VisuallyHidden>
      </Mark>
    )
  })
}
