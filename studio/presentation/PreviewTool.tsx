import { type ComponentType, useEffect } from 'react'
import type { Tool } from 'sanity'
import { useRouterState } from 'sanity/router'

/** Shows the form of a tapped text: on a narrow screen Sanity opens it behind the page. */
function useFormOnTap(): void {
  const { id, path } = useRouterState()
  const tappedText = path === undefined ? undefined : JSON.stringify([id, path])
  useEffect(() => {
    if (tappedText !== undefined) document.querySelector<HTMLElement>('#presentation-narrow-tab-content')?.click()
  }, [tappedText])
}

/** Wraps Sanity's preview to show the form of a tapped text; returns other tools unchanged. */
export function showTappedForm(tool: Tool): Tool {
  if (tool.name !== 'presentation') return tool
  const Preview: ComponentType<{ tool: Tool }> = tool.component
  function PreviewTool(props: { tool: Tool }) {
    useFormOnTap()
    return <Preview {...props} />
  }
  return { ...tool, component: PreviewTool }
}
