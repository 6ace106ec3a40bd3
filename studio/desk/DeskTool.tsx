import { type ComponentType, useEffect, useRef } from 'react'
import { type Tool, useCurrentUser } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'
import { getFirstPane } from './beginning.ts'

/** Opens the user's first list when the desk is opened without a list or document. */
function useFirstPane(): void {
  const { navigate } = useRouter()
  const { panes, intent } = useRouterState()
  const first = getFirstPane(useCurrentUser())
  const hasOpened = useRef(panes !== undefined || intent !== undefined)
  useEffect(() => {
    // Only once: on a phone, closing the list leads back to the others.
    if (hasOpened.current || first === undefined) return
    hasOpened.current = true
    navigate({ panes: [[{ id: first }]] }, { replace: true })
  }, [first, navigate])
}

/** Makes Sanity's desk open at the user's own work; leaves other tools alone. */
export function openAtOwnWork(tool: Tool): Tool {
  if (tool.name !== 'structure') return tool
  const Desk: ComponentType<{ tool: Tool }> = tool.component
  function DeskTool(props: { tool: Tool }) {
    useFirstPane()
    return <Desk {...props} />
  }
  return { ...tool, component: DeskTool }
}
