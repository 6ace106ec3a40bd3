import type { PathSegment, Schema, SchemaType } from 'sanity'

function getInnerType(type: SchemaType | undefined, segment: PathSegment): SchemaType | undefined {
  if (type?.jsonType === 'object' && typeof segment === 'string') {
    return type.fields.find(({ name }) => name === segment)?.type
  }
  return undefined
}

/** Returns the type of a list's item: of several, the first that has the field which follows in the path. */
function getItemType(type: SchemaType | undefined, next: PathSegment | undefined): SchemaType | undefined {
  if (type?.jsonType !== 'array') return undefined
  const { of } = type
  return of.find((item) => item.jsonType === 'object' && item.fields.some(({ name }) => name === next)) ?? of[0]
}

/** Path segments that forms do not show. */
const HIDDEN_SEGMENTS: ReadonlySet<PathSegment> = new Set(['source', 'markDefs'])

interface SchemaPath {
  type: string
  path: readonly PathSegment[]
  /** Names of list items, by their index in the path. */
  names?: readonly (string | undefined)[]
}

/** Describes a path by the titles of its fields, such as “Company › Support”. */
export function describePath(schema: Pick<Schema, 'get'>, { type: typeName, path, names = [] }: SchemaPath): string {
  let type = schema.get(typeName)
  const titles: string[] = []
  for (const [index, segment] of path.entries()) {
    type = typeof segment === 'string' ? getInnerType(type, segment) : getItemType(type, path[index + 1])
    if (typeof segment === 'string' && !HIDDEN_SEGMENTS.has(segment)) titles.push(type?.title ?? segment)
    const name = names[index]
    if (name !== undefined) titles.push(name)
  }
  return titles.join(' › ')
}
