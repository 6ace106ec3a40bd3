import { useEffect, useState } from 'react'

/** Rest after the last change before it is spoken, in milliseconds: a slider changes many times on its way. */
const REST_MS = 700

/** Tells those who cannot see it what changed, once the changing has come to rest. */
export function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  )
}
