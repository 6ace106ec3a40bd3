import type { ComponentType } from 'react'
import type { EnumListProps, StringDefinition } from 'sanity'
import { field } from './field.ts'

type Titles = Readonly<Record<string, string>>

/** Converts titles by value to the options of a Sanity field. */
export const optionList = (titles: Titles) => Object.entries(titles).map(([value, title]) => ({ value, title }))

type ChoiceOptions = Pick<EnumListProps, 'layout' | 'direction'> & Partial<Omit<StringDefinition, 'type' | 'options'>>

/** Creates a choice of values that only the code uses; visitors never see them. @param titles by value */
export const choice = (
  name: string,
  title: string,
  description: string,
  titles: Titles,
  { layout, direction, ...options }: ChoiceOptions = {},
) =>
  field('string', name, title, description, {
    options: { list: optionList(titles), layout, direction },
    validation: (rule) => rule.required(),
    ...options,
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
