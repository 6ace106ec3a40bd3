import { type ComponentType, useEffect, useRef } from 'react'
import { type Tool, useCurrentUser } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'
import { getFirstPane } from './firstPane.ts'

/** Opens the user's first list when the desk is opened without a list or document. */
function useFirstPane(): void {
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
}

/** Wraps Sanity's desk to open the user's first list; returns other tools unchanged. */
export function withFirstPane(tool: Tool): Tool {
  if (tool.name !== 'structure') return tool
  const Desk: ComponentType<{ tool: Tool }> = tool.component
  function DeskTool(props: { tool: Tool }) {
    useFirstPane()
    return <Desk {...props} />
  }
  return { ...tool, component: DeskTool }
}
