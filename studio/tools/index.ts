import { ActivityIcon } from '@sanity/icons/Activity'
import { BarChartIcon } from '@sanity/icons/BarChart'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { ImagesIcon } from '@sanity/icons/Images'
import { TaskIcon } from '@sanity/icons/Task'
import { UsersIcon } from '@sanity/icons/Users'
import { lazy } from 'react'
import type { ConfigContext, Tool } from 'sanity'
import { getPermissions } from '#lib/roles/permissions.ts'

// A tool is loaded when it is opened.
const ActivityTool = lazy(() => import('./activity/ActivityTool.tsx'))
const LaunchTool = lazy(() => import('./launch/LaunchTool.tsx'))
const LeadsTool = lazy(() => import('./leads/LeadsTool.tsx'))
const MediaTool = lazy(() => import('./media/MediaTool.tsx'))
const PeopleTool = lazy(() => import('./people/PeopleTool.tsx'))
const ResultsTool = lazy(() => import('./results/ResultsTool.tsx'))

/**
 * Lists the project's tools for a user. The APIs of leads and people check the role again on every call; Sanity's cloud
 * has its own people.
 */
export function listProjectTools(embedded: boolean, { currentUser }: Pick<ConfigContext, 'currentUser'>): Tool[] {
  const { isAdministrator } = getPermissions(currentUser)
  const tools = [
    { name: 'activity', title: 'Activity', icon: ActivityIcon, component: ActivityTool, options: { embedded } },
    { name: 'media', title: 'Media', icon: ImagesIcon, component: MediaTool },
    { name: 'launch', title: 'Before launch', icon: TaskIcon, component: LaunchTool },
    { name: 'results', title: 'Results', icon: BarChartIcon, component: ResultsTool, options: { embedded } },
    isAdministrator && { name: 'leads', title: 'Leads', icon: EnvelopeIcon, component: LeadsTool },
    isAdministrator && embedded && { name: 'people', title: 'People', icon: UsersIcon, component: PeopleTool },
  ]
  return tools.filter((tool) => tool !== false)
}
