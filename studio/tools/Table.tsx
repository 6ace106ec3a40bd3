import { Box, Card, Text } from '@sanity/ui'
import { styled } from 'styled-components'

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;

  th,
  td {
    padding: 0.75rem 1rem;
    border-bottom: 1px solid var(--card-border-color);
    vertical-align: middle;
  }

  tr:last-child td {
    border-bottom: 0;
  }

  th:last-child,
  td:last-child:not(:only-child) {
    text-align: right;
    white-space: nowrap;
  }

  a {
    color: inherit;
  }
`

/** A table with a heading for each column; one without words is that of the buttons. */
export function Table({
  label,
  columns,
  children,
}: {
  label: string
  columns: readonly string[]
  children: React.ReactNode
}) {
  return (
    <Card radius={3} border>
      <Box overflow="auto">
        <Rows aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Text size={1} weight="semibold">
                    {column}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Rows>
      </Box>
    </Card>
  )
}
