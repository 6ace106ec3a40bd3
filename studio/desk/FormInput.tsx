import { useEffect } from 'react'
import { definePlugin, isObjectInputProps } from 'sanity'
import type { InputProps, ObjectInputProps } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { partialForms } from './partialForms.ts'

const formOfPane = new Map(Object.entries(partialForms))
const partialTypes = new Set<string>(Array.from(formOfPane.values(), ({ type }) => type))

/** Every input as the Studio has it, but for the form of a page of which a pane shows one part. */
function FormInput(props: InputProps) {
  const isForm = props.path.length === 0 && partialTypes.has(props.schemaType.name)
  return isForm && isObjectInputProps(props) ? <PageForm {...props} /> : props.renderDefault(props)
}

/** The form of a page; in the pane of one of its parts, that part alone. */
function PageForm(props: ObjectInputProps) {
  const { routerPanesState, groupIndex } = usePaneRouter()
  const part = formOfPane.get(routerPanesState[groupIndex]?.[0]?.id ?? '')
  const { onFieldGroupSelect } = props
  const group = part?.group
  useEffect(() => {
    if (group !== undefined) onFieldGroupSelect(group)
  }, [group, onFieldGroupSelect])
  if (part === undefined) return props.renderDefault(props)
  const members = props.members.filter((member) => member.kind === 'field' && member.name === part.field)
  return props.renderDefault({ ...props, members, groups: [] })
}

/** Lets panes of the desk show one part of a page's form. */
export const deskParts = definePlugin({ name: 'desk-parts', form: { components: { input: FormInput } } })
