import { type ComponentType, useEffect, useRef } from 'react'
import { type Tool, useCurrentUser } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'
import { firstPaneOf } from './beginning.ts'

/** Opens somebody's first list when the desk is opened without anything: an empty window says nothing. */
function useFirstPane(): void {
  const { navigate } = useRouter()
  const { panes, intent } = useRouterState()
  const first = firstPaneOf(useCurrentUser())
  const begun = useRef(panes !== undefined || intent !== undefined)
  useEffect(() => {
    // Once: on a phone, closing the list is the way to the others.
    if (begun.current || first === undefined) return
    begun.current = true
    navigate({ panes: [[{ id: first }]] }, { replace: true })
  }, [first, navigate])
}

/** The desk as Sanity has it, opened at somebody's own work; any other tool as it is. */
export function openedAtOwnWork(tool: Tool): Tool {
  if (tool.name !== 'structure') return tool
  const Desk: ComponentType<{ tool: Tool }> = tool.component
  function DeskTool(props: { tool: Tool }) {
    useFirstPane()
    return <Desk {...props} />
  }
  return { ...tool, component: DeskTool }
}
