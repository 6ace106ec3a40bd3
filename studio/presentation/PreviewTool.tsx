import { type ComponentType, useEffect } from 'react'
import type { Tool } from 'sanity'
import { useRouterState } from 'sanity/router'

/** Shows the form of a text that was tapped: on a narrow screen Sanity opens it behind the page. */
function useFormOfTappedText(): void {
  const { id, path } = useRouterState()
  const tapped = path === undefined ? undefined : JSON.stringify([id, path])
  useEffect(() => {
    if (tapped !== undefined) document.querySelector<HTMLElement>('#presentation-narrow-tab-content')?.click()
  }, [tapped])
}

/** Makes Sanity's preview show the form of what is tapped; leaves other tools alone. */
export function showTappedForm(tool: Tool): Tool {
  if (tool.name !== 'presentation') return tool
  const Preview: ComponentType<{ tool: Tool }> = tool.component
  function PreviewTool(props: { tool: Tool }) {
    useFormOfTappedText()
    return <Preview {...props} />
  }
  return { ...tool, component: PreviewTool }
}
