import { Fragment, type ReactNode } from 'react'
import { dragAttributes } from '../dataAttributes.ts'
import { orderSections } from './orderSections.ts'

interface OrderedSectionsProps<Name extends string> {
  page: { _id: string; _type: string; sectionOrder: readonly { _key: string; section: Name }[] }
  /** The page's sections by name, in their default order. */
  sections: Readonly<Record<Name, ReactNode>>
}

const hasName = <Name extends string>(sections: Readonly<Record<Name, ReactNode>>, name: string): name is Name =>
  name in sections

/** Renders the sections of a page in the editors' order. In the preview each can be dragged. */
export async function OrderedSections<Name extends string>({ page, sections }: OrderedSectionsProps<Name>) {
  const names = Object.keys(sections).filter((name) => hasName(sections, name))
  return Promise.all(
    orderSections(names, page.sectionOrder).map(async ({ name, _key }) => {
      const drag = await dragAttributes({ page, path: 'sectionOrder', flow: 'vertical' }, _key ?? '')
      if (drag === undefined) return <Fragment key={name}>{sections[name]}</Fragment>
      return (
        <div key={name} {...drag}>
          {sections[name]}
        </div>
      )
    }),
  )
}
