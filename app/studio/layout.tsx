import type { ReactNode } from 'react'

/** Gives the Studio the whole window. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <style>{'body { margin: 0 }'}</style>
      {children}
    </>
  )
}
