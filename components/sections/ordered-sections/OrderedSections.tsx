import { Fragment, type ReactNode } from 'react'
import { dragAttributes } from '#components/visual-editing/dataAttributes.ts'
import { orderSections } from './orderSections.ts'

interface OrderedSectionsProps<Name extends string> {
  page: { _id: string; _type: string; sectionOrder: readonly { _key: string; section: Name }[] }
  /** The page's sections by name, in their default order. */
  sections: Readonly<Record<Name, ReactNode>>
}

/** Renders the sections of a page in the editors' order. In the preview each can be dragged. */
export async function OrderedSections<Name extends string>({ page, sections }: OrderedSectionsProps<Name>) {
  const byName = new Map<string, ReactNode>(Object.entries(sections))
  return Promise.all(
    orderSections([...byName.keys()], page.sectionOrder).map(async ({ name, _key }) => {
      const drag = await dragAttributes({ page, path: 'sectionOrder', flow: 'vertical' }, _key ?? '')
      const section = byName.get(name)
      return drag === undefined ? (
        <Fragment key={name}>{section}</Fragment>
      ) : (
        <div key={name} {...drag}>
          {section}
        </div>
      )
    }),
  )
}
