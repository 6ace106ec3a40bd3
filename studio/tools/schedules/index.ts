import { CalendarIcon } from '@sanity/icons/Calendar'
import { lazy } from 'react'
import { definePlugin } from 'sanity'
import { ScheduleAction } from './ScheduleAction.tsx'
import { ScheduleBadge } from './ScheduleBadge.ts'
import { ScheduleBanner } from './ScheduleBanner.tsx'

const SchedulesTool = lazy(() => import('./SchedulesTool.tsx').then((module) => ({ default: module.SchedulesTool })))

/**
 * Publishing at a set time, by the embedded store: an action, a badge and a banner of each document, and the list of
 * all. Sanity's cloud has schedules of its own.
 */
export const schedules = definePlugin({
  name: 'schedules',
  document: {
    actions: (actions) => [...actions, ScheduleAction],
    badges: (badges) => [...badges, ScheduleBadge],
  },
  form: { components: { input: ScheduleBanner } },
  tools: (tools) => [...tools, { name: 'scheduled', title: 'Scheduled', icon: CalendarIcon, component: SchedulesTool }],
})
