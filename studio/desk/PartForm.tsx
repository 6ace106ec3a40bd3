import { Button, Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { isValidationErrorMarker, type ObjectInputProps, type Path, useSchema } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { placeWords } from '#studio/tools/launch/place.ts'
import type { PartialForm } from './partialForms.ts'

interface PartFormProps {
  part: PartialForm
  input: ObjectInputProps
}

/**
 * One part of a page's form, with the errors in the rest of the page above it, which also block publishing. The whole
 * form opens when another field of it gets the focus.
 */
export function PartForm({ part, input }: PartFormProps) {
  const { field, group, title } = part
  const { groups, onFieldGroupSelect, onPathFocus, renderDefault } = input
  const { focusPath, validation, onFocus, onPathOpen } = useDocumentPane()
  const schema = useSchema()
  const [isWhole, setIsWhole] = useState(false)
  const isElsewhere = (path: Path) => path.length > 0 && path[0] !== field
  if (!isWhole && isElsewhere(focusPath)) setIsWhole(true)

  const selectedGroup = groups.find(({ selected }) => selected)?.name
  useEffect(() => {
    // The form contains only the fields of the selected group.
    if (!isWhole && selectedGroup !== group) onFieldGroupSelect(group)
  }, [isWhole, selectedGroup, group, onFieldGroupSelect])

  if (isWhole) {
    return (
      <Stack gap={5}>
        <Card tone="primary" border radius={3} padding={4}>
          <Stack gap={4}>
            <Text size={1}>{`This form shows the whole page, including “${title}”.`}</Text>
            <Button
              mode="ghost"
              text={`Show only “${title}”`}
              onClick={() => {
                onPathFocus([field])
                setIsWhole(false)
              }}
            />
          </Stack>
        </Card>
        {renderDefault(input)}
      </Stack>
    )
  }
  const errors = validation.filter((marker) => isValidationErrorMarker(marker) && isElsewhere(marker.path))
  const members = input.members.filter((member) => member.kind === 'field' && member.name === field)
  return (
    <Stack gap={5}>
      <Card tone="critical" border radius={3} padding={4} hidden={errors.length === 0} role="alert">
        <Stack gap={4}>
          <Text size={1}>The page cannot be published yet. Fix these fields elsewhere on the page:</Text>
          {errors.map(({ path, message }) => (
            <Button
              key={`${JSON.stringify(path)} ${message}`}
              mode="ghost"
              textAlign="left"
              text={`${placeWords(schema, { type: part.type, path })}: ${message}`}
              onClick={() => {
                onPathOpen(path)
                onFocus(path)
              }}
            />
          ))}
        </Stack>
      </Card>
      {renderDefault({ ...input, members, groups: [] })}
    </Stack>
  )
}
