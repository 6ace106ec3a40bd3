import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { lazy } from 'react'
import { definePlugin } from 'sanity'
import { standingOf } from '#lib/roles/standing.ts'

/** Loaded when it is opened: most people who work in the Studio never see it. */
const LeadsTool = lazy(() => import('./LeadsTool.tsx').then((module) => ({ default: module.LeadsTool })))

/**
 * The "Leads" tool: who asked for a demo, the 1-pager or the Android app, and what became of it. Only administrators
 * have it; its API checks the same again on every call.
 */
export const leadsTool = definePlugin({
  name: 'leads',
  tools: (tools, { currentUser }) =>
    standingOf(currentUser).administers
      ? [...tools, { name: 'leads', title: 'Leads', icon: EnvelopeIcon, component: LeadsTool }]
      : tools,
})
