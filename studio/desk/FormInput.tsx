import { definePlugin, type InputProps, isObjectInputProps, type ObjectInputProps } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { PartForm } from './PartForm.tsx'
import { partialForms } from './partialForms.ts'

const formOfPane = new Map(Object.entries(partialForms))
const partialTypes = new Set<string>(Array.from(formOfPane.values(), ({ type }) => type))

/** Replaces the form of a page in a pane that shows one part of it; leaves every other input alone. */
function FormInput(props: InputProps) {
  const isForm = props.path.length === 0 && partialTypes.has(props.schemaType.name)
  return isForm && isObjectInputProps(props) ? <PageForm {...props} /> : props.renderDefault(props)
}

function PageForm(props: ObjectInputProps) {
  const { routerPanesState, groupIndex } = usePaneRouter()
  const part = formOfPane.get(routerPanesState[groupIndex]?.[0]?.id ?? '')
  return part === undefined ? props.renderDefault(props) : <PartForm part={part} input={props} />
}

/** Panes of the desk that show one part of a page's form. */
export const deskParts = definePlugin({ name: 'desk-parts', form: { components: { input: FormInput } } })
