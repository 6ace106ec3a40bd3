'use client'

import dynamic from 'next/dynamic'

/** The Studio lives in the browser alone: it asks for the page's origin and for what the browser keeps. */
export const Studio = dynamic(() => import('./Workspace.tsx').then(({ Workspace }) => Workspace), { ssr: false })
