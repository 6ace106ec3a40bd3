import { Box, Card } from '@sanity/ui'
import type { ShownNumber } from '#leads/staff/results.ts'
import { Muted } from '../../kit/ui.tsx'
import { toHeight } from './api.ts'

const WIDTH = 720
const HEIGHT = 160
const TOP = 12

export interface Mark {
  day: string
  label: string
}

interface LineChartProps {
  label: string
  values: readonly { day: string; value: ShownNumber }[]
  /** Publishes, drawn as dashed lines. */
  marks: readonly Mark[]
}

/** Draws a line of numbers by day. The table of days says the same in words. */
export function LineChart({ label, values, marks }: LineChartProps) {
  const most = Math.max(1, ...values.map(({ value }) => toHeight(value)))
  const isLarge = values.some(({ value }) => value !== '<5' && value > 0)
  const peak = isLarge ? `at most ${most}` : 'fewer than 5'
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0
  const toX = (index: number) => (values.length > 1 ? index * step : WIDTH / 2)
  const toY = (value: ShownNumber) => HEIGHT - (toHeight(value) / most) * (HEIGHT - TOP)
  const points = values.map(({ value }, index) => `${toX(index).toFixed(1)},${toY(value).toFixed(1)}`)
  const lines = marks.flatMap((mark) => {
    const index = values.findIndex(({ day }) => day === mark.day)
    return index === -1 ? [] : [{ ...mark, x: toX(index) }]
  })
  return (
    <Card border radius={3} padding={4}>
      <Muted>{`${label}: ${peak} a day`}</Muted>
      <Box paddingTop={3}>
        <svg
          viewBox={`-6 0 ${WIDTH + 12} ${HEIGHT + 6}`}
          role="img"
          aria-label={`${label} by day. The table below has the numbers.`}
          style={{ display: 'block', width: '100%', height: 'auto', color: 'var(--card-fg-color)' }}
        >
          <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="var(--card-border-color)" />
          {lines.map(({ day, label: title, x }) => (
            <line
              key={`${day} ${title}`}
              x1={x}
              x2={x}
              y1={0}
              y2={HEIGHT}
              stroke="currentColor"
              strokeDasharray="3 4"
              opacity={0.5}
            >
              <title>{`${day}: ${title}`}</title>
            </line>
          ))}
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
          />
          {values.map(({ day, value }, index) => (
            <circle key={day} cx={toX(index)} cy={toY(value)} r={values.length > 45 ? 2 : 4} fill="currentColor">
              <title>{`${day}: ${value}`}</title>
            </circle>
          ))}
        </svg>
      </Box>
    </Card>
  )
}
