import { type InputProps, isStringInputProps, type StringInputProps } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** Locks the audience once it is published, since a page may list the question by then. */
function AudienceField(props: StringInputProps) {
  const published = useDocumentPane().editState?.published
  const isLocked = published?.['audience'] !== undefined
  return props.renderDefault({ ...props, readOnly: props.readOnly === true || isLocked })
}

/** Replaces the input of a question's audience. */
export function AudienceInput(props: InputProps) {
  const isAudience = props.path.length === 1 && props.path[0] === 'audience' && isStringInputProps(props)
  return isAudience ? <AudienceField {...props} /> : props.renderDefault(props)
}
