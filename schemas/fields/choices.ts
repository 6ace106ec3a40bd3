import type { ComponentType } from 'react'
import { defineField } from 'sanity'

/** Titles by value as the options of a Sanity field. */
export const optionList = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

/**
 * A required value that the code knows. Visitors never see it.
 *
 * @param titles by value
 */
export const choice = (name: string, title: string, description: string, titles: Readonly<Record<string, string>>) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    options: { list: optionList(titles) },
    validation: (rule) => rule.required(),
  })

/** The site's own drawings, by the name the code knows. */
type Drawings = Readonly<Record<string, { title: string; icon: ComponentType }>>

/** Chooses the drawing of an item. */
export function drawingField(drawings: Drawings, description: string) {
  const titles = Object.entries(drawings).map(([name, { title }]) => [name, title])
  return choice('key', 'Drawing', description, Object.fromEntries(titles))
}

/**
 * Previews an item with an icon for its drawing.
 *
 * @param fields paths of the first and second line; without the second, the drawing's title is shown
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
