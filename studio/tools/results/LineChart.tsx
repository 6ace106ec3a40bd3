import { Box, Card, Flex } from '@sanity/ui'
import type { ShownNumber } from '#leads/staff/sums.ts'
import { formatDate, formatNumber } from '#lib/content/format.ts'
import { Muted } from '#studio/kit/ui.tsx'
import { toHeight } from './api.ts'

const WIDTH = 720
const HEIGHT = 160
const TOP = 12

/** Lines and points are as thick on a phone as on a wide screen, though the drawing is stretched. */
const unscaled = { vectorEffect: 'non-scaling-stroke', stroke: 'currentColor' } as const

const formatDay = (day: string) => formatDate(`${day}T12:00:00Z`, 'en-CA', { month: 'short', day: 'numeric' })

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
  const describePeak = () => {
    if (values.every(({ value }) => value === 0)) return 'none'
    return values.some(({ value }) => value !== '<5' && value > 0)
      ? `at most ${formatNumber(most, 'en')} a day`
      : 'fewer than 5 a day'
  }
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0
  const toX = (index: number) => (values.length > 1 ? index * step : WIDTH / 2)
  const toY = (value: ShownNumber) => HEIGHT - (toHeight(value) / most) * (HEIGHT - TOP)
  const points = values.map(({ value }, index) => `${toX(index).toFixed(1)},${toY(value).toFixed(1)}`)
  const lines = marks.flatMap((mark) => {
    const index = values.findIndex(({ day }) => day === mark.day)
    return index === -1 ? [] : [{ ...mark, x: toX(index) }]
  })
  const [first, last] = [values[0]?.day, values.at(-1)?.day]
  return (
    <Card border radius={3} padding={4}>
      <Muted>{`${label}: ${describePeak()}`}</Muted>
      <Box paddingY={3}>
        <svg
          viewBox={`-6 0 ${WIDTH + 12} ${HEIGHT + 6}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${label} by day. The table below has the numbers.`}
          style={{
            display: 'block',
            width: '100%',
            height: HEIGHT,
            overflow: 'visible',
            color: 'var(--card-fg-color)',
          }}
        >
          <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} {...unscaled} opacity={0.25} />
          {lines.map(({ day, label: title, x }) => (
            <line
              key={`${day} ${title}`}
              x1={x}
              x2={x}
              y1={0}
              y2={HEIGHT}
              {...unscaled}
              strokeDasharray="3 4"
              opacity={0.5}
            >
              <title>{`${day}: ${title}`}</title>
            </line>
          ))}
          <polyline points={points.join(' ')} fill="none" {...unscaled} strokeWidth={2} strokeLinejoin="round" />
          {values.map(({ day, value }, index) => (
            // A line without length is drawn as a round point.
            <path
              key={day}
              d={`M${points[index]}h0`}
              {...unscaled}
              strokeWidth={values.length > 45 ? 4 : 7}
              strokeLinecap="round"
            >
              <title>{`${day}: ${value}`}</title>
            </path>
          ))}
        </svg>
      </Box>
      <Flex justify="space-between" aria-hidden="true">
        {[first, last === first ? undefined : last].map(
          (day) => day !== undefined && <Muted key={day}>{formatDay(day)}</Muted>,
        )}
      </Flex>
    </Card>
  )
}
