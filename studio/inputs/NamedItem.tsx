import { type PropsWithChildren, useEffect, useRef } from 'react'
import type { ItemProps } from 'sanity'
import { getItemMenu, sanityMarkup } from '#studio/sanityInternals.ts'

interface NamedButtonsProps {
  number: number
  /** Of the item's input. */
  inputId: string
}

/** Names an item's drag handle and menu: Sanity's buttons have an icon only, and take no name. */
function NamedButtons({ number, inputId, children }: PropsWithChildren<NamedButtonsProps>) {
  const wrapper = useRef<HTMLDivElement>(null)
  // After each render, since Sanity replaces the buttons when the item is locked.
  useEffect(() => {
    const name = (selector: string, label: string) =>
      wrapper.current?.querySelector(selector)?.setAttribute('aria-label', label)
    name(sanityMarkup.dragHandle, `Move item ${number}`)
    name(getItemMenu(inputId), `Actions for item ${number}`)
  })
  return (
    <div ref={wrapper} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/** Extends every list item of a form. */
export const NamedItem = (props: ItemProps) => (
  <NamedButtons number={props.index + 1} inputId={props.inputId}>
    {props.renderDefault(props)}
  </NamedButtons>
)
