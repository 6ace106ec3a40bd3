import type { DocumentBadgeComponent } from 'sanity'
import { inShort, inWords } from './times.ts'
import { useSchedules } from './useSchedules.ts'
import { actionWords } from './words.ts'

/** Marks a document for which something is scheduled. */
export const ScheduleBadge: DocumentBadgeComponent = ({ id }) => {
  const next = useSchedules().schedules.find(({ documentId, state }) => documentId === id && state === 'waiting')
  if (!next) return null
  const time = new Date(next.runAt)
  const { label, will } = actionWords[next.action]
  return { label: `${label} ${inShort(time)}`, title: `${will} on ${inWords(time)}`, color: 'primary' }
}
