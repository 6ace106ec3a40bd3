import { Stack } from '@sanity/ui'
import type { ComponentType } from 'react'
import { getPublishedId, type InputProps, isDocumentSchemaType, isObjectInputProps } from 'sanity'
import { isImmutable, listOwners } from '#lib/roles/ownership.ts'
import { usePermissions } from '#studio/kit/requests.ts'
import { Notice } from '#studio/kit/ui.tsx'

interface BannerProps {
  /** Published id. */
  id: string
  type: string
  document: Record<string, unknown>
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Creates a form input that shows a banner above the form of each document. */
export const createFormBanner = (Banner: ComponentType<BannerProps>) =>
  function FormBanner(props: InputProps) {
    const { schemaType, renderDefault } = props
    const isForm = props.id === 'root' && isDocumentSchemaType(schemaType) && isObjectInputProps(props)
    if (!isForm) return renderDefault(props)
    const document: Record<string, unknown> = { ...props.value }
    return (
      <Stack gap={5}>
        <Banner id={getPublishedId(toText(document['_id']))} type={schemaType.name} document={document} />
        {renderDefault(props)}
      </Stack>
    )
  }

function describeReason(type: string): string {
  if (isImmutable(type)) return 'This is a record of what was published. It cannot be changed.'
  const roles = new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(listOwners(type))
  return `You can read this and copy from it. Changing it takes the role ${roles}.`
}

/** Explains above a form why the user cannot edit it. */
export const ReadOnlyReason = createFormBanner(function ReadOnlyReason({ type }) {
  const { canChange } = usePermissions()
  if (canChange(type) && !isImmutable(type)) return null
  return (
    <Notice tone="transparent" data-testid="read-only-reason">
      {describeReason(type)}
    </Notice>
  )
})
