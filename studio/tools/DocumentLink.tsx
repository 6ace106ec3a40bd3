import { Text } from '@sanity/ui'
import { Preview, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'

/** Links a document's list preview to its form. @param id the published id */
export function DocumentLink({ id, type }: { id: string; type: string }) {
  const schemaType = useSchema().get(type)
  if (!schemaType) return <Text size={1}>{id}</Text>
  return (
    <IntentLink intent="edit" params={{ id, type }}>
      <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="compact" />
    </IntentLink>
  )
}
