import type { ComponentType } from 'react'
import { defineField } from 'sanity'

/** Converts titles by value to the options of a Sanity field. */
export const optionList = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

/** Creates a required choice of values that only the code uses; visitors never see them. @param titles by value */
export const choice = (name: string, title: string, description: string, titles: Readonly<Record<string, string>>) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    options: { list: optionList(titles) },
    validation: (rule) => rule.required(),
  })

/** The site's drawings by their name in the code. */
type Drawings = Readonly<Record<string, { title: string; icon: ComponentType }>>

/** Creates the choice of an item's drawing. */
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
