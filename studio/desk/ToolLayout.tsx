import { useEffect, useRef } from 'react'
import { type ActiveToolLayoutProps, useCurrentUser } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'
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
    if (tappedText !== undefined) document.querySelector<HTMLElement>('#presentation-narrow-tab-content')?.click()
  }, [tappedText])
  return null
}

/** Adds to a tool: the first list in the desk, the form of a tapped text in the preview. */
export function ToolLayout(props: ActiveToolLayoutProps) {
  const { name } = props.activeTool
  return (
    <>
      {props.renderDefault(props)}
      {name === 'structure' && <FirstPane />}
      {name === 'presentation' && <FormOnTap />}
    </>
  )
}
