import type { PathSegment, Schema, SchemaType } from 'sanity'

function inside(type: SchemaType | undefined, step: PathSegment): SchemaType | undefined {
  if (type?.jsonType === 'object' && typeof step === 'string') {
    return type.fields.find(({ name }) => name === step)?.type
  }
  // Items of a list of ours are all of one kind, and their places would say less than the field around them.
  return type?.jsonType === 'array' && typeof step !== 'string' ? type.of[0] : undefined
}

/** Steps a form shows nothing of: the claim's own mark, and where the addresses of a text's links are kept. */
const UNNAMED: ReadonlySet<PathSegment> = new Set(['source', 'markDefs'])

interface SchemaPlace {
  /** Name of the document's type. */
  type: string
  path: readonly PathSegment[]
  /** Names of list items, by their index in the path. */
  names?: readonly (string | undefined)[]
}

/** Where a path leads in the words of the form, such as “Company › Support”. */
export function placeWords(schema: Pick<Schema, 'get'>, place: SchemaPlace): string {
  const { path, names = [] } = place
  let type = schema.get(place.type)
  const words: string[] = []
  for (const [index, step] of path.entries()) {
    type = inside(type, step)
    if (typeof step === 'string' && !UNNAMED.has(step)) words.push(type?.title ?? step)
    const name = names[index]
    if (name !== undefined) words.push(name)
  }
  return words.join(' › ')
}
