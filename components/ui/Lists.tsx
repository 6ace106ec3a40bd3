import type { ReactNode } from 'react'
import { type ListPlace, nestItems, type NestedList } from '#lib/content/lists.ts'

interface ListItem {
  id: string | number
  place: ListPlace
  content: ReactNode
}

/** Renders adjacent items as nested lists that keep their numbers. */
export const Lists = ({ items }: { items: readonly ListItem[] }) =>
  nestItems(items).map((list, index) => <List key={index} list={list} />)

function List({ list: { ordered, items } }: { list: NestedList<ListItem> }) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element>
      {items.map(({ item, lists }, index) => {
        const number = ordered ? item?.place.number : undefined
        return (
          <li
            key={item?.id ?? `level-${index}`}
            className={item ? undefined : 'no-marker'}
            value={number === index + 1 ? undefined : number}
          >
            {item?.content}
            {lists.map((list, position) => (
              <List key={position} list={list} />
            ))}
          </li>
        )
      })}
    </Element>
  )
}
