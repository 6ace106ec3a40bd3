import type { ComponentType } from 'react'
import { choice } from './identifier.ts'

/** Drawings the site's code has, by the name it knows them by. */
export type Drawings = Readonly<Record<string, { title: string; icon: ComponentType }>>

/** Which drawing goes with an item. */
export function drawingField(drawings: Drawings, description: string) {
  const titles = Object.entries(drawings).map(([name, { title }]) => [name, title])
  return choice({ name: 'key', title: 'Drawing', description, choices: Object.fromEntries(titles) })
}

/**
 * How lists show an item with a drawing: a small picture that stands for it, so that items are told apart at a glance.
 *
 * @param fields the paths of its first and second line; without the second, the drawing's name stands there
 */
export function drawnPreview(drawings: Drawings, fields: { title: string; subtitle?: string }) {
  return {
    select: { ...fields, key: 'key' },
    prepare: ({ title, subtitle, key }: Record<'title' | 'subtitle' | 'key', string | undefined>) => {
      const drawing = drawings[key ?? '']
      return { title, subtitle: subtitle ?? drawing?.title, media: drawing?.icon }
    },
  }
}
