import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

/** How long nothing may have changed before the page is loaded again, in milliseconds. */
const SETTLED = 500

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 36rem;
  border: 0;
`

interface PreviewFrameProps {
  src: string
  title: string
  /** What the page is made of: when it changes, the page is loaded again where the reader was. */
  revision: string | undefined
}

/** A page of this site that follows what is being written. */
export function PreviewFrame({ src, title, revision }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const loaded = useRef(revision)
  useEffect(() => {
    if (loaded.current === revision) return undefined
    const timer = setTimeout(() => {
      loaded.current = revision
      // Another address would be another step of the browser's way back.
      frame.current?.contentWindow?.location.reload()
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [revision])
  return <Frame ref={frame} src={src} title={title} />
}
