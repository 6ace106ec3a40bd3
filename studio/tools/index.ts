import { ActivityIcon } from '@sanity/icons/Activity'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { ImagesIcon } from '@sanity/icons/Images'
import { TaskIcon } from '@sanity/icons/Task'
import { UsersIcon } from '@sanity/icons/Users'
import { lazy } from 'react'
import { definePlugin, type PluginOptions, type Tool } from 'sanity'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { PublishWithItems } from '#studio/documents/PublishWithItems.tsx'
import { wordingApproval } from '#studio/documents/WordingApproval.tsx'
import { ScheduleAction } from './schedules/ScheduleAction.tsx'
import { ScheduleBadge, ScheduleBanner, ToolMenu } from './schedules/documentParts.tsx'
import { ShareAction } from './shares/ShareAction.tsx'

// A tool is loaded when it is opened.
const ActivityTool = lazy(() =>
  import('./activity/ActivityTool.tsx').then((module) => ({ default: module.ActivityTool })),
)
const LaunchTool = lazy(() => import('./launch/LaunchTool.tsx').then((module) => ({ default: module.LaunchTool })))
const LeadsTool = lazy(() => import('./leads/LeadsTool.tsx').then((module) => ({ default: module.LeadsTool })))
const MediaTool = lazy(() => import('./media/MediaTool.tsx').then((module) => ({ default: module.MediaTool })))
const PeopleTool = lazy(() => import('./people/PeopleTool.tsx').then((module) => ({ default: module.PeopleTool })))
const SchedulesTool = lazy(() =>
  import('./schedules/SchedulesTool.tsx').then((module) => ({ default: module.SchedulesTool })),
)

/** A tool that only administrators have; its API checks the role again on every call. */
const administratorTool = (tool: Tool): PluginOptions => ({
  name: tool.name,
  tools: (tools, { currentUser }) => (permissionsFor(currentUser).administers ? [...tools, tool] : tools),
})

const activity = definePlugin({
  name: 'activity',
  tools: [{ name: 'activity', title: 'Activity', icon: ActivityIcon, component: ActivityTool }],
})

const launch = definePlugin({
  name: 'launch',
  tools: [{ name: 'launch', title: 'Before launch', icon: TaskIcon, component: LaunchTool }],
})

const leads = administratorTool({ name: 'leads', title: 'Leads', icon: EnvelopeIcon, component: LeadsTool })

const media = definePlugin({
  name: 'media',
  tools: [{ name: 'media', title: 'Media', icon: ImagesIcon, component: MediaTool }],
})

const people = administratorTool({ name: 'people', title: 'People', icon: UsersIcon, component: PeopleTool })

const schedules = definePlugin({
  name: 'schedules',
  document: {
    actions: (actions) => [...actions, ScheduleAction],
    badges: (badges) => [...badges, ScheduleBadge],
  },
  form: { components: { input: ScheduleBanner } },
  studio: { components: { toolMenu: ToolMenu } },
  tools: (tools) => [...tools, { name: 'scheduled', title: 'Scheduled', icon: CalendarIcon, component: SchedulesTool }],
})

const shares = definePlugin({ name: 'shares', document: { actions: (actions) => [...actions, ShareAction] } })

const publishing = definePlugin((mails: boolean) => ({
  name: 'publishing',
  document: { actions: (actions) => [...actions, PublishWithItems, wordingApproval(mails)] },
}))

/** Returns the project's tools; Sanity's cloud has its own people, schedules and shared links. */
export const tools = (embedded: boolean) =>
  embedded
    ? [activity(), media(), launch(), leads, people, schedules(), shares(), publishing(embedded)]
    : [activity(), media(), launch(), leads, publishing(embedded)]
