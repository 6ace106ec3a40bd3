import { useState } from 'react'
import {
  type ArrayInputFunctionsProps,
  ArrayOfObjectsFunctions,
  type ArrayOfObjectsInputProps,
  type ArraySchemaType,
  type InputProps,
  isArrayOfObjectsInputProps,
  type ObjectItem,
} from 'sanity'

/** Starts the menu anew after each added item: Sanity hides a closed menu with its search, which the next one keeps. */
function FreshInsertMenu(props: ArrayInputFunctionsProps<ObjectItem, ArraySchemaType>) {
  const [added, setAdded] = useState(0)
  const append = (item: ObjectItem) => {
    props.onItemAppend(item)
    setAdded(added + 1)
  }
  return <ArrayOfObjectsFunctions key={added} {...props} onItemAppend={append} />
}

const MenuField = (props: ArrayOfObjectsInputProps) =>
  props.renderDefault({ ...props, arrayFunctions: props.arrayFunctions ?? FreshInsertMenu })

/** Lets the search of a list's insert menu be empty again after an item was added. */
export const InsertMenuInput = (props: InputProps) =>
  isArrayOfObjectsInputProps(props) && props.schemaType.options?.insertMenu ? (
    <MenuField {...props} />
  ) : (
    props.renderDefault(props)
  )
