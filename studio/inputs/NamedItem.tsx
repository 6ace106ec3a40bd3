import { type PropsWithChildren, useEffect, useRef } from 'react'
import { isKeySegment, type ItemProps, useFormValue } from 'sanity'
import { isRecord } from '#lib/isRecord.ts'
import { getItemMenu, sanityMarkup } from '#studio/sanityInternals.ts'

type NamedButtonsProps = Pick<ItemProps, 'index' | 'inputId' | 'path'>

/** Returns an item's place in its list. Sanity updates the index only of items that are rendered again. */
function useItemNumber({ index, path }: NamedButtonsProps): number {
  const list = useFormValue(path.slice(0, -1))
  const segment = path.at(-1)
  if (!Array.isArray(list) || segment === undefined || !isKeySegment(segment)) return index + 1
  return list.findIndex((item: unknown) => isRecord(item) && item['_key'] === segment._key) + 1
}

/** Names an item's drag handle and menu: Sanity's buttons have an icon only, and take no name. */
function NamedButtons({ children, ...item }: PropsWithChildren<NamedButtonsProps>) {
  const number = useItemNumber(item)
  const wrapper = useRef<HTMLDivElement>(null)
  // After each render, since Sanity replaces the buttons when the item is locked.
  useEffect(() => {
    const name = (selector: string, label: string) =>
      wrapper.current?.querySelector(selector)?.setAttribute('aria-label', label)
    name(sanityMarkup.dragHandle, `Move item ${number}`)
    name(getItemMenu(item.inputId), `Actions for item ${number}`)
  })
  return (
    <div ref={wrapper} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/** Extends every list item of a form. */
export const NamedItem = (props: ItemProps) => (
  <NamedButtons index={props.index} inputId={props.inputId} path={props.path}>
    {props.renderDefault(props)}
  </NamedButtons>
)
