import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Slider } from '#components/ui/Slider.tsx'
import { moveSlider, stepAttribute, typedValue, type SliderLimits } from '#lib/calculator/limits.ts'

interface InputSliderProps {
  limits: SliderLimits
  value: number
  onChange: (value: number) => void
  label: string
  help: string
  /** A value as a person reads it, such as "$583,000". */
  format: (value: number) => string
}

/** The way each key moves a slider. */
const DIRECTIONS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/**
 * A slider with a field for typing the exact value beside it. What is typed is taken when the field is left or Enter
 * is pressed, held within the limits; text without a number is forgotten.
 */
export function InputSlider({ limits, value, onChange, label, help, format }: InputSliderProps) {
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const entry = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)

  function take(text: string | null) {
    const taken = text === null ? null : typedValue(limits, text)
    if (taken !== null) onChange(taken)
    setTyped(null)
  }

  /** React leaves in its fields what was moved or typed before it came, and what the browser put back on Back. */
  const takeUp = useEffectEvent(() => {
    if (!slider.current || !entry.current) return
    const { valueAsNumber: moved } = slider.current
    const { value: text } = entry.current
    if (moved !== value) onChange(moveSlider(limits, value, moved))
    if (text === format(value)) return
    if (document.activeElement === entry.current) setTyped(text)
    else take(text)
  })
  useEffect(() => takeUp(), [])

  /** From a value off the grid, browsers take steps of their own: a key then leads to the next value on the grid. */
  function moveByKey(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key]
    if (direction === undefined || stepAttribute(limits, value) !== 'any') return
    event.preventDefault()
    onChange(moveSlider(limits, value, value + direction))
  }

  return (
    <div className="input-slider">
      <Slider
        ref={slider}
        id={id}
        label={label}
        min={limits.min}
        max={limits.max}
        step={stepAttribute(limits, value)}
        value={value}
        text={format(value)}
        minText={format(limits.min)}
        maxText={format(limits.max)}
        aria-describedby={`${id}-help`}
        onKeyDown={moveByKey}
        onChange={(event) => onChange(moveSlider(limits, value, event.currentTarget.valueAsNumber))}
      />
      <input
        ref={entry}
        className="input input-slider-entry"
        inputMode="numeric"
        aria-label={label}
        value={typed ?? format(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => take(typed)}
        onKeyDown={(event) => event.key === 'Enter' && take(typed)}
      />
      <p className="form-note" id={`${id}-help`}>
        {help}
      </p>
    </div>
  )
}
