import type { DocumentActionComponent } from 'sanity'
import { DEFAULT_PARTNER_STAYS, isDefaultPartner } from '#lib/links/partnerDocument.ts'
import { adaptedAction } from '#studio/documents/adaptedAction.ts'

/** An action that takes a partner away: for the default partner it is there to say why it cannot be used. */
export const keepDefaultPartner = adaptedAction((takeAway) => {
  const keep: DocumentActionComponent = (props) => {
    const usual = takeAway(props)
    if (usual === null || !isDefaultPartner(props.published)) return usual
    return { ...usual, disabled: true, title: DEFAULT_PARTNER_STAYS }
  }
  return Object.assign(keep, { action: takeAway.action, displayName: takeAway.displayName })
})
