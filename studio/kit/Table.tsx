import { Box, Card, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { screenReaderOnly, Strong } from './ui.tsx'

const Rows = styled.table`
  width: 100%;
  /* On a phone the table scrolls in its card. */
  min-width: 44rem;
  border-collapse: collapse;
  text-align: left;

  th,
  td {
    padding: 0.75rem 1rem;
    border-bottom: 1px solid var(--card-border-color);
    vertical-align: middle;
  }

  th {
    white-space: nowrap;
  }

  tr:last-child td {
    border-bottom: 0;
  }

  td:has(select) {
    min-width: 12rem;
  }

  .actions {
    text-align: right;
    white-space: nowrap;
  }

  .number {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  /* Columns of numbers are narrow, so that a few of them fit on a phone. */
  &.numeric {
    min-width: 0;

    th {
      white-space: normal;
    }

    td:first-child {
      min-width: 6rem;
      overflow-wrap: anywhere;
    }

    @media (max-width: 40rem) {
      th,
      td {
        padding-inline: 0.5rem;
      }
    }
  }

  a {
    color: inherit;
  }
`

/** Key of the column of buttons, whose heading only screen readers need. */
export const ACTIONS = 'Actions'

interface TableProps {
  label: string
  rows: readonly {
    id: string
    /** The cells by heading. */
    cells: Readonly<Record<string, ReactNode>>
  }[]
  /** Headings of the columns of numbers. */
  numbers?: readonly string[]
  /** Shown instead of a table without rows. */
  empty?: ReactNode
}

/** Renders a table of rows, which scrolls in its card on a phone. */
export function Table({ label, rows, numbers, empty }: TableProps) {
  const [first] = rows
  if (first === undefined) return empty
  const getClassName = (heading: string) =>
    heading === ACTIONS ? 'actions' : numbers?.includes(heading) ? 'number' : undefined
  return (
    <Card radius={3} border>
      {/* Positioned, so that headings for screen readers do not make the page wider. */}
      <Box overflow="auto" style={{ position: 'relative' }}>
        <Rows aria-label={label} className={numbers && 'numeric'}>
          <thead>
            <tr>
              {Object.keys(first.cells).map((heading) => (
                <th key={heading} scope="col" className={getClassName(heading)}>
                  {heading === ACTIONS ? <span style={screenReaderOnly}>{heading}</span> : <Strong>{heading}</Strong>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                {Object.entries(cells).map(([heading, cell]) => (
                  <td key={heading} className={getClassName(heading)}>
                    {typeof cell === 'string' ? <Text size={1}>{cell}</Text> : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Rows>
      </Box>
    </Card>
  )
}
