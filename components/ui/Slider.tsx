import type { ComponentProps } from 'react'

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'value' | 'min' | 'max'> {
  id: string
  label: string
  min: number
  max: number
  value: number
  /** The formatted value, shown in the bubble and announced. */
  text: string
  minText: string
  maxText: string
}

/** Renders a labelled range input with its value in a bubble. */
export function Slider({ id, label, min, max, value, text, minText, maxText, ...input }: SliderProps) {
  return (
    <div className="slider" style={{ '--position': (value - min) / (max - min) }}>
      <label htmlFor={id}>{label}</label>
      <div className="slider-track">
        <input {...input} id={id} type="range" min={min} max={max} value={value} aria-valuetext={text} />
        <output htmlFor={id} aria-hidden="true">
          {text}
        </output>
      </div>
      <p className="slider-ends" aria-hidden="true">
        <span>{minText}</span>
        <span>{maxText}</span>
      </p>
    </div>
  )
}
