import type { Schema, SchemaType } from 'sanity'
import type { LaunchItem } from '#lib/launch/checklist.ts'
import type { Step } from '#lib/launch/walk.ts'

function inside(type: SchemaType | undefined, step: Step): SchemaType | undefined {
  if (type?.jsonType === 'object' && typeof step === 'string') {
    return type.fields.find(({ name }) => name === step)?.type
  }
  // Items of a list of ours are all of one kind, and their places would say less than the field around them.
  return type?.jsonType === 'array' && typeof step !== 'string' ? type.of[0] : undefined
}

/** Steps a form shows nothing of: the claim's own mark, and where the addresses of a text's links are kept. */
const UNNAMED: ReadonlySet<Step> = new Set(['source', 'markDefs'])

/**
 * Where a path leads in the words of the form, such as “Company › Support”.
 *
 * @param item of the checklist; its items of lists are called by their own names
 */
export function placeWords(schema: Pick<Schema, 'get'>, { type: typeName, path, names }: LaunchItem): string {
  let type = schema.get(typeName)
  const words: string[] = []
  for (const [index, step] of path.entries()) {
    type = inside(type, step)
    if (typeof step === 'string' && !UNNAMED.has(step)) words.push(type?.title ?? step)
    const name = names[index]
    if (name !== undefined) words.push(name)
  }
  return words.join(' › ')
}
