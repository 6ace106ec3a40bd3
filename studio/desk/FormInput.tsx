import { Button, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import {
  type InputProps,
  isObjectInputProps,
  isValidationErrorMarker,
  type ObjectInputProps,
  type Path,
  useSchema,
} from 'sanity'
import { useDocumentPane, usePaneRouter } from 'sanity/structure'
import { describePath } from '#studio/describePath.ts'
import { Panel } from '#studio/kit/ui.tsx'
import { type PartialForm, partialForms } from './sections.ts'

/**
 * Shows one part of a page's form, below the errors of the rest of the page, which also block publishing. Shows the
 * whole form when another of its fields gets the focus.
 */
function PartForm({ part, input }: { part: PartialForm; input: ObjectInputProps }) {
  const { field, title } = part
  const { groups, onFieldGroupSelect, onPathFocus, renderDefault } = input
  const { focusPath, validation, onFocus, onPathOpen } = useDocumentPane()
  const schema = useSchema()
  const [isWholeForm, setIsWholeForm] = useState(false)
  const isElsewhere = (path: Path) => path.length > 0 && path[0] !== field
  if (!isWholeForm && isElsewhere(focusPath)) setIsWholeForm(true)

  const group = input.schemaType.fields.find(({ name }) => name === field)?.group
  const selectedGroup = groups.find(({ selected }) => selected)?.name
  useEffect(() => {
    // The form contains only the fields of the selected group.
    if (!isWholeForm && typeof group === 'string' && selectedGroup !== group) onFieldGroupSelect(group)
  }, [isWholeForm, selectedGroup, group, onFieldGroupSelect])

  if (isWholeForm) {
    return (
      <Stack gap={5}>
        <Panel tone="primary">
          <Text size={1}>{`This form shows the whole page, including “${title}”.`}</Text>
          <Button
            mode="ghost"
            text={`Show only “${title}”`}
            onClick={() => {
              onPathFocus([field])
              setIsWholeForm(false)
            }}
          />
        </Panel>
        {renderDefault(input)}
      </Stack>
    )
  }
  const errors = validation.filter((marker) => isValidationErrorMarker(marker) && isElsewhere(marker.path))
  const members = input.members.filter((member) => member.kind === 'field' && member.name === field)
  return (
    <Stack gap={5}>
      <Panel tone="critical" hidden={errors.length === 0} role="alert">
        <Text size={1}>The page cannot be published yet. Fix these fields elsewhere on the page:</Text>
        {errors.map(({ path, message }) => (
          <Button
            key={`${JSON.stringify(path)} ${message}`}
            mode="ghost"
            textAlign="left"
            text={`${describePath(schema, { type: part.type, path })}: ${message}`}
            onClick={() => {
              onPathOpen(path)
              onFocus(path)
            }}
          />
        ))}
      </Panel>
      {renderDefault({ ...input, members, groups: [] })}
    </Stack>
  )
}

function PageForm(props: ObjectInputProps) {
  const { routerPanesState, groupIndex } = usePaneRouter()
  const part = partialForms[routerPanesState[groupIndex]?.[0]?.id ?? '']
  return part === undefined ? props.renderDefault(props) : <PartForm part={part} input={props} />
}

/** Replaces the form of a page in panes that show one part of it. */
export const FormInput = (props: InputProps) =>
  props.id === 'root' && isObjectInputProps(props) ? <PageForm {...props} /> : props.renderDefault(props)
