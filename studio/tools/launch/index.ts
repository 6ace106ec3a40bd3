import { TaskIcon } from '@sanity/icons/Task'
import { lazy } from 'react'
import { definePlugin } from 'sanity'

/** Loaded when it is opened. */
const LaunchTool = lazy(() => import('./LaunchTool.tsx').then((module) => ({ default: module.LaunchTool })))

/** The "Before launch" tool: what is still a sample, a claim without proof, a placeholder or a setting left out. */
export const launchTool = definePlugin({
  name: 'launch',
  tools: [{ name: 'launch', title: 'Before launch', icon: TaskIcon, component: LaunchTool }],
})
