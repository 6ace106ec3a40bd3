import type { DocumentBadgeComponent } from 'sanity'

/** Marks a document whose content is not confirmed, in the pane it is edited in. */
export const sourceBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const source = (draft ?? published)?.['source']
  if (source === 'sample') {
    return { label: 'Sample', title: 'Invented: replace it before the site goes public', color: 'warning' }
  }
  if (source === 'specification') {
    return { label: 'Needs proof', title: 'Claimed: find the proof before the site goes public', color: 'warning' }
  }
  return null
}
