import type { ArrayDefinition, FieldDefinition, ImageDefinition, IntrinsicDefinitions, ObjectDefinition } from 'sanity'
import { PICTURE_LIMITS } from '#lib/content/uploads.ts'

/** Definitions by type: Sanity's own and this project's. */
interface Definitions extends IntrinsicDefinitions {
  accessibleImage: ImageDefinition
  cookieTable: ObjectDefinition
  richText: ArrayDefinition
  seo: ObjectDefinition
  vignette: ObjectDefinition
}

type FieldOptions<Type extends keyof Definitions> = Partial<
  Omit<Definitions[Type], 'type' | 'name' | 'title' | 'description'>
> & { group?: string | undefined }

/** Creates a field. @param description for editors: what the value is for and where it is shown */
export function field<Type extends keyof Definitions>(
  type: Type,
  name: string,
  title: string,
  description: string,
  options?: FieldOptions<Type>,
): FieldDefinition
// Like Sanity's own `defineField`, the result no longer tells for which type its rules are.
export function field(type: string, name: string, title: string, description: string, options?: object) {
  return { ...options, type, name, title, description }
}

/** Creates a picture with its alt text; the description ends with the limits of uploads. */
export const pictureField = (
  name: string,
  title: string,
  description: string,
  options?: FieldOptions<'accessibleImage'>,
) => field('accessibleImage', name, title, `${description} ${PICTURE_LIMITS}`, options)
