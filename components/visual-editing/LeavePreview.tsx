'use client'

import { usePathname } from 'next/navigation'
import { styled } from 'styled-components'
import { token } from '#components/theme/theme.ts'

export interface PreviewWords {
  notice: string
  leave: string
}

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: 100;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-2')};
  align-items: center;
  justify-content: center;
  padding: ${token('space-1')} ${token('space-2')};
  background: ${token('neutral-800')};
  color: ${token('neutral-0')};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('height-target')};
    color: inherit;
  }
`

/** Tells an editor that this is a preview. Inside the Studio, which says so itself, it is left out. */
export function LeavePreview({ words }: { words: PreviewWords }) {
  const pathname = usePathname()
  if (window.parent !== window) return null
  return (
    <Bar>
      <span>{words.notice}</span>
      {/* A plain link: the answer sets cookies, so it must not be fetched ahead. */}
      <a href={`/api/draft-mode/disable?path=${encodeURIComponent(pathname)}`}>{words.leave}</a>
    </Bar>
  )
}
