import { UsersIcon } from '@sanity/icons/Users'
import { lazy } from 'react'
import { definePlugin } from 'sanity'
import { standingOf } from '#lib/roles/standing.ts'

/** Loaded when it is opened: most people who work in the Studio never see it. */
const PeopleTool = lazy(() => import('./PeopleTool.tsx').then((module) => ({ default: module.PeopleTool })))

/**
 * The "People" tool: who works here, with which role. Only administrators have it; the store checks the same again on
 * every call. For the embedded store alone: in Sanity's cloud, people are looked after at sanity.io.
 */
export const peopleTool = definePlugin({
  name: 'people',
  tools: (tools, { currentUser }) =>
    standingOf(currentUser).administers
      ? [...tools, { name: 'people', title: 'People', icon: UsersIcon, component: PeopleTool }]
      : tools,
})
