import { useEffect, useEffectEvent, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { moveSlider, getStepAttribute, parseTypedValue, type SliderLimits } from '#lib/calculator/limits.ts'

interface InputSliderProps {
  limits: SliderLimits
  value: number
  onChange: (value: number) => void
  label: string
  help: string
  /** Formats a value, such as "$583,000". */
  format: (value: number) => string
}

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/**
 * Renders a slider with its value in a bubble, and a field for the exact value, which applies on blur or Enter. Text
 * that is no number is dropped.
 */
export function InputSlider({ limits, value, onChange, label, help, format }: InputSliderProps) {
  const { min, max } = limits
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const entry = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)

  function applyText(text: string | null) {
    const parsed = text === null ? null : parseTypedValue(limits, text)
    if (parsed !== null) onChange(parsed)
    setTyped(null)
  }

  /** Applies what was moved or typed before hydration, or restored by the browser on Back. */
  const applyEarlierInput = useEffectEvent(() => {
    if (!slider.current || !entry.current) return
    const { valueAsNumber: moved } = slider.current
    const { value: text } = entry.current
    if (moved !== value) onChange(moveSlider(limits, value, moved))
    if (text === format(value)) return
    if (document.activeElement === entry.current) setTyped(text)
    else applyText(text)
  })
  useEffect(() => applyEarlierInput(), [])

  /** Selects the value of a field that gets the focus. Safari would clear the selection when the mouse is released. */
  function selectValue({ currentTarget }: FocusEvent<HTMLInputElement>) {
    currentTarget.select()
    currentTarget.addEventListener('mouseup', (event) => event.preventDefault(), { once: true })
  }

  /** Moves an off-grid value to the next step: browsers would step from the value itself. */
  function moveByKey(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key]
    if (direction === undefined || getStepAttribute(limits, value) !== 'any') return
    event.preventDefault()
    onChange(moveSlider(limits, value, value + direction))
  }

  return (
    <div className="input-slider">
      <div className="slider" style={{ '--position': (value - min) / (max - min) }}>
        <label htmlFor={id}>{label}</label>
        <div className="slider-track">
          <input
            ref={slider}
            id={id}
            type="range"
            min={min}
            max={max}
            step={getStepAttribute(limits, value)}
            value={value}
            aria-valuetext={format(value)}
            aria-describedby={`${id}-help`}
            onKeyDown={moveByKey}
            onChange={(event) => onChange(moveSlider(limits, value, event.currentTarget.valueAsNumber))}
          />
          <output htmlFor={id} aria-hidden="true">
            {format(value)}
          </output>
        </div>
        <p className="slider-ends" aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </p>
      </div>
      <input
        ref={entry}
        className="input input-slider-entry"
        inputMode="numeric"
        aria-label={label}
        value={typed ?? format(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={selectValue}
        onBlur={() => applyText(typed)}
        onKeyDown={(event) => event.key === 'Enter' && applyText(typed)}
      />
      <p className="form-note" id={`${id}-help`}>
        {help}
      </p>
    </div>
  )
}
