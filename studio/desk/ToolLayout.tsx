import { Button, Container, Flex, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { type ActiveToolLayoutProps, useCurrentUser, useSchema } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'
import { z } from 'zod'
import { Panel, Strong } from '#studio/kit/ui.tsx'
import { sanityMarkup } from '#studio/sanityInternals.ts'
import { getFirstPane } from './sections.ts'

/** Opens the user's first list when the desk is opened without a list or document. */
function FirstPane() {
  const { navigate } = useRouter()
  const { panes, intent } = useRouterState()
  const firstPane = getFirstPane(useCurrentUser())
  const hasOpened = useRef(panes !== undefined || intent !== undefined)
  useEffect(() => {
    // Only once: on a phone, closing the list returns to the overview.
    if (hasOpened.current || firstPane === undefined) return
    hasOpened.current = true
    navigate({ panes: [[{ id: firstPane }]] }, { replace: true })
  }, [firstPane, navigate])
  return null
}

/**
 * Shows the form of a text tapped in the preview: on a narrow screen Sanity opens it behind the page, and has no API to
 * switch.
 */
function FormOnTap() {
  const { id, path } = useRouterState()
  const tappedText = path === undefined ? undefined : JSON.stringify([id, path])
  useEffect(() => {
    if (tappedText !== undefined) document.querySelector<HTMLElement>(sanityMarkup.formTab)?.click()
  }, [tappedText])
  return null
}

const pane = z.object({ params: z.record(z.string(), z.unknown()).optional() })
const openedDocument = z.object({
  /** Of the document in the preview; `*` until it is known. */
  type: z.string().optional(),
  panes: z.array(z.array(pane)).optional(),
})

/** Finds a document type in the address of a tool that the schema lacks, such as that of a mistyped link. */
export function findUnknownType(state: unknown, hasType: (name: string) => boolean): string | undefined {
  const { type, panes = [] } = openedDocument.safeParse(state).data ?? {}
  const types = [type, ...panes.flat().map(({ params }) => params?.['type'])]
  return types.filter((name) => typeof name === 'string').find((name) => name !== '*' && !hasType(name))
}

/** Shows instead of a tool that its address names an unknown type, which Sanity's tools crash on. */
function UnknownType({ type }: { type: string }) {
  const { navigate } = useRouter()
  return (
    <Container width={1} padding={5}>
      <Panel tone="caution" role="alert">
        <Strong>This link leads to a kind of document that does not exist</Strong>
        <Text
          size={1}
        >{`There is no “${type}”. The link may be mistyped, or older than the site. Nothing is lost.`}</Text>
        <Flex>
          <Button text="Back to the start" onClick={() => navigate({}, { replace: true })} />
        </Flex>
      </Panel>
    </Container>
  )
}

/** Adds to a tool: the first list in the desk, the form of a tapped text in the preview. */
export function ToolLayout(props: ActiveToolLayoutProps) {
  const { name } = props.activeTool
  const schema = useSchema()
  const unknownType = findUnknownType(useRouterState(), (type) => schema.has(type))
  if (unknownType !== undefined) return <UnknownType type={unknownType} />
  return (
    <>
      {props.renderDefault(props)}
      {name === 'structure' && <FirstPane />}
      {name === 'presentation' && <FormOnTap />}
    </>
  )
}
