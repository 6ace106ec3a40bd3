'use client'

import dynamic from 'next/dynamic'

/** Renders in the browser only, since the Studio needs the page's origin and the browser's storage. */
export const Studio = dynamic(() => import('./Workspace.tsx').then(({ Workspace }) => Workspace), { ssr: false })
