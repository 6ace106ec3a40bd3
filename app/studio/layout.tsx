import type { ReactNode } from 'react'

/** Gives the Studio the whole window, and the fonts a computer has: its own come from a foreign host. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <style>{'body { margin: 0; --sans: system-ui, sans-serif }'}</style>
      {children}
    </>
  )
}
