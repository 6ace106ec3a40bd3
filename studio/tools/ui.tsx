import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Card, Container, Flex, Heading, Select, Spinner, Stack, Text, TextInput } from '@sanity/ui'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useCopy } from '#studio/browser/export.ts'

interface TextProps {
  children: ReactNode
  id?: string
}

export function Muted(props: TextProps) {
  return <Text size={1} muted {...props} />
}

export function Strong(props: TextProps) {
  return <Text size={1} weight="semibold" {...props} />
}

type PanelProps = ComponentProps<typeof Card>

/** Renders a bordered card with its children below one another. */
export function Panel({ children, ...card }: PanelProps) {
  return (
    <Card border radius={3} padding={4} {...card}>
      <Stack gap={4}>{children}</Stack>
    </Card>
  )
}

/** Renders a text in a card. */
export function Notice({ children, ...card }: PanelProps) {
  return (
    <Panel {...card}>
      <Text size={1}>{children}</Text>
    </Panel>
  )
}

export const ErrorCard = ({ children }: { children: string }) => (
  <Notice tone="critical" role="alert">
    {children}
  </Notice>
)

interface ConfirmCardProps {
  question: string
  children: string
  keep: string
  confirm: string
  onKeep: () => void
  onConfirm: () => void
}

/** Asks for confirmation inside a form. The caller restores the focus. */
export function ConfirmCard({ question, children, keep, confirm, onKeep, onConfirm }: ConfirmCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keepButton.current?.focus()
    // Focusing scrolls only as far as the button, which is below the question.
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Panel ref={card} tone="caution" role="alertdialog" aria-label={question}>
      <Strong>{question}</Strong>
      <Text size={1}>{children}</Text>
      <Flex gap={2} wrap="wrap">
        <Button ref={keepButton} mode="ghost" text={keep} onClick={onKeep} />
        <Button tone="caution" text={confirm} onClick={onConfirm} />
      </Flex>
    </Panel>
  )
}

interface ToolPageProps {
  title: string
  loading: boolean
  error: string | null
  width?: number
  aside?: ReactNode
  children: ReactNode
}

/** Renders a tool's page: heading, progress, error and content. */
export function ToolPage({ title, loading, error, width = 4, aside, children }: ToolPageProps) {
  return (
    <Container width={width} padding={4} style={{ height: '100%', overflow: 'auto' }}>
      <Stack gap={4}>
        <Flex gap={3} align="center">
          <Heading as="h1" size={2}>
            {title}
          </Heading>
          {loading && <Spinner muted />}
          {aside}
        </Flex>
        {error !== null && <ErrorCard>{error}</ErrorCard>}
        {children}
      </Stack>
    </Container>
  )
}

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

interface TableProps {
  label: string
  /** Headings; the column of buttons has an empty one. */
  columns: readonly string[]
  children: ReactNode
}

export function Table({ label, columns, children }: TableProps) {
  return (
    <Card radius={3} border>
      <Box overflow="auto">
        <Rows aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Strong>{column}</Strong>
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

export function Cell({ muted = false, children }: { muted?: boolean; children: ReactNode }) {
  return (
    <td>
      <Text size={1} muted={muted}>
        {children}
      </Text>
    </td>
  )
}

interface LabelledProps {
  label: string
  help?: string
  /** Renders the control with the id that its label needs. */
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}

/** Renders a form control with its label and help. */
export function Labelled({ label, help, children }: LabelledProps) {
  const id = useId()
  return (
    <Stack gap={3} flex={1}>
      <Text as="label" htmlFor={id} size={1} weight="semibold">
        {label}
      </Text>
      {children({ id, 'aria-describedby': help && `${id}-help` })}
      {help !== undefined && <Muted id={`${id}-help`}>{help}</Muted>}
    </Stack>
  )
}

type InputProps = Omit<ComponentProps<typeof TextInput>, 'onChange'> & { onValue: (value: string) => void }

const Input = ({ onValue, ...props }: InputProps) => (
  <TextInput {...props} onChange={(event) => onValue(event.currentTarget.value)} />
)

/** Renders a text field with its label and help. */
export const LabelledInput = ({ label, help, ...props }: InputProps & Omit<LabelledProps, 'children'>) => (
  <Labelled label={label} help={help}>
    {(control) => <Input {...props} {...control} />}
  </Labelled>
)

/** Renders a search field that takes the free width of its row. */
export const SearchField = (props: InputProps) => (
  <Box flex={1} style={{ minWidth: 220 }}>
    <Input type="search" icon={SearchIcon} {...props} />
  </Box>
)

interface OptionSelectProps<Value extends string> {
  id?: string
  label?: string
  disabled?: boolean
  value: Value
  options: readonly (readonly [value: Value, title: string])[]
  onChoose: (value: Value) => void
}

export function OptionSelect<Value extends string>({ label, options, onChoose, ...props }: OptionSelectProps<Value>) {
  return (
    <Select
      {...props}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const chosen = options.find(([value]) => value === currentTarget.value)
        if (chosen) onChoose(chosen[0])
      }}
    >
      {options.map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </Select>
  )
}

export function CopyLink({ address }: { address: string }) {
  const copy = useCopy()
  return (
    <Flex gap={2}>
      <Box flex={1}>
        <TextInput readOnly value={address} aria-label="Link" onFocus={(event) => event.currentTarget.select()} />
      </Box>
      <Button tone="primary" text="Copy" onClick={() => copy(address)} />
    </Flex>
  )
}
