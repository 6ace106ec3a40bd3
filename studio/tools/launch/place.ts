import type { PathSegment, Schema, SchemaType } from 'sanity'

function getInnerType(type: SchemaType | undefined, step: PathSegment): SchemaType | undefined {
  if (type?.jsonType === 'object' && typeof step === 'string') {
    return type.fields.find(({ name }) => name === step)?.type
  }
  // Every list here has one item type.
  return type?.jsonType === 'array' && typeof step !== 'string' ? type.of[0] : undefined
}

/** Steps that forms show nothing of. */
const UNNAMED: ReadonlySet<PathSegment> = new Set(['source', 'markDefs'])

interface SchemaPlace {
  /** Name of the document's type. */
  type: string
  path: readonly PathSegment[]
  /** Names of list items, by their index in the path. */
  names?: readonly (string | undefined)[]
}

/** Describes a path by the titles of its fields, such as “Company › Support”. */
export function describePlace(schema: Pick<Schema, 'get'>, place: SchemaPlace): string {
  const { path, names = [] } = place
  let type = schema.get(place.type)
  const words: string[] = []
  for (const [index, step] of path.entries()) {
    type = getInnerType(type, step)
    if (typeof step === 'string' && !UNNAMED.has(step)) words.push(type?.title ?? step)
    const name = names[index]
    if (name !== undefined) words.push(name)
  }
  return words.join(' › ')
}
