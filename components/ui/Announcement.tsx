import { useEffect, useState } from 'react'

/** Delay after the last change, since sliders and typing change a value many times. */
const SETTLE_DELAY_MS = 700

/** Returns a value once it has stopped changing, and `first` until then. */
export function useSettled<Value>(value: Value, first: Value): Value {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Announces a text to screen readers once it has stopped changing. */
export function Announcement({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useSettled(text, '')}
    </p>
  )
}
