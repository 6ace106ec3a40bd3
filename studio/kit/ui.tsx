import { SearchIcon } from '@sanity/icons/Search'
import {
  Box,
  Button,
  Card,
  Container,
  Dialog,
  Flex,
  Heading,
  Select,
  Spinner,
  Stack,
  Text,
  TextInput,
} from '@sanity/ui'
import {
  type ComponentProps,
  createContext,
  type CSSProperties,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react'
import { Preview, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { useCopy } from '#studio/browser/saveAndCopy.ts'

type TextProps = PropsWithChildren<{ id?: string }>

/** Hides a text from view, but not from screen readers. */
export const screenReaderOnly: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

export const Muted = (props: TextProps) => <Text size={1} muted {...props} />

export const Strong = (props: TextProps) => <Text size={1} weight="semibold" {...props} />

export const ExternalLink = ({ href, children }: PropsWithChildren<{ href: string }>) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
)

type PanelProps = ComponentProps<typeof Card>

/** Renders a bordered card with its children below one another. */
export const Panel = ({ children, ...card }: PanelProps) => (
  <Card border radius={3} padding={4} {...card}>
    <Stack gap={4}>{children}</Stack>
  </Card>
)

export const Notice = ({ children, ...card }: PanelProps) => (
  <Panel {...card}>
    <Text size={1}>{children}</Text>
  </Panel>
)

export const ErrorCard = ({ children }: { children: string }) => (
  <Notice tone="critical" role="alert">
    {children}
  </Notice>
)

interface DialogButtonsProps {
  cancel?: string | undefined
  confirm: string
  tone?: 'primary' | 'caution' | 'critical'
  disabled?: boolean
  busy?: boolean
  onCancel: () => void
  /** Omitted in a form, which the button submits. */
  onConfirm?: () => void
}

/** Renders the buttons at the end of a dialog. */
export function DialogButtons(props: DialogButtonsProps) {
  const { cancel = 'Cancel', confirm, tone = 'primary', disabled, busy, onCancel, onConfirm } = props
  return (
    <Flex gap={2} justify="flex-end">
      <Button mode="ghost" text={cancel} onClick={onCancel} />
      <Button
        type={onConfirm ? 'button' : 'submit'}
        tone={tone}
        text={confirm}
        disabled={disabled}
        loading={busy}
        onClick={onConfirm}
      />
    </Flex>
  )
}

interface Question {
  header: string
  text: string
  keep?: string
  confirm: string
  onConfirm: () => void
}

/** Returns the focus to what had it before the dialogs inside opened, once they have closed. */
export function ReturnFocus({ children }: PropsWithChildren) {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
  return children
}

export const ToolDialog = (props: ComponentProps<typeof Dialog>) => (
  <ReturnFocus>
    <Dialog width={1} {...props} />
  </ReturnFocus>
)

function ConfirmDialog({ header, text, keep, confirm, onConfirm, onClose }: Question & { onClose: () => void }) {
  return (
    <ToolDialog id="confirm" header={header} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Text size={1}>{text}</Text>
        <DialogButtons
          cancel={keep}
          confirm={confirm}
          tone="critical"
          onCancel={onClose}
          onConfirm={() => {
            onClose()
            onConfirm()
          }}
        />
      </Stack>
    </ToolDialog>
  )
}

/** Returns a function that asks for confirmation, and the dialog to render. */
export function useConfirm() {
  const [question, ask] = useState<Question>()
  return { ask, dialog: question && <ConfirmDialog {...question} onClose={() => ask(undefined)} /> }
}

/** Renders a list without bullets. */
export const List = ({ children }: PropsWithChildren) => (
  <Stack as="ul" gap={3} role="list" style={{ listStyle: 'none' }}>
    {children}
  </Stack>
)

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

/** Whether previews have room for more than the name of a document. */
export const PreviewRoom = createContext(true)

interface DocumentLinkProps {
  /** Published id. */
  id: string
  type: string
  /** Name of a deleted document, which has no preview. Its form restores it. */
  deletedName?: string | undefined
}

/** Links a document's list preview to its form. */
export function DocumentLink({ id, type, deletedName }: DocumentLinkProps) {
  const schemaType = useSchema().get(type)
  if (!schemaType) return <Text size={1}>{deletedName ?? id}</Text>
  return (
    <IntentLink intent="edit" params={{ id, type }}>
      {deletedName ?? (
        <PreviewRoom value={false}>
          <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="default" />
        </PreviewRoom>
      )}
    </IntentLink>
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
    <Box>
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
    </Box>
  )
}

export const COPY_HINT = 'Copy the link now: it is not shown again.'

/** Shows a link that was just created, of which the server has only a digest. */
export const CreatedLink = ({ address }: { address: string }) => (
  <Panel tone="positive">
    <Strong>{COPY_HINT}</Strong>
    <CopyLink address={address} />
  </Panel>
)

/** Shows an address in a field that selects it, beside a button that copies it. */
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
