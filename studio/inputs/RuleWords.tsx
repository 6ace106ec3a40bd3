import { Stack, Text } from '@sanity/ui'
import { type FocusEvent, useMemo } from 'react'
import { type InputProps, isObjectInputProps, type ObjectInputProps, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { describeDocument } from '#lib/content/walkContent.ts'
import { formatPath } from '#lib/launch/checklist.ts'
import { editableTypes } from '#lib/roles/ownership.ts'
import { findWords, type FoundWords } from '#lib/wording/findViolations.ts'
import { parseRules } from '#lib/wording/rules.ts'
import { describePath } from '#studio/describePath.ts'
import { useQuery } from '#studio/kit/requests.ts'
import { ErrorCard, Muted, Panel, Strong } from '#studio/kit/ui.tsx'
import { sanityMarkup } from '#studio/sanityInternals.ts'

const MAX_LISTED = 50

function FoundLink({ found: { document, path, phrase } }: { found: FoundWords }) {
  const { _id: id, _type: type } = document
  const field = describePath(useSchema(), { type, path })
  return (
    <Text as="li" size={1}>
      {`“${phrase}” in ${describeDocument(document)}: `}
      <IntentLink intent="edit" params={{ mode: 'structure', id, type, path: formatPath(path) }} target="_blank">
        {field === '' ? 'open' : field}
      </IntentLink>
    </Text>
  )
}

const consequences = {
  approve: 'Once this rule is published, these pages are published again only with your approval of their words:',
  block: 'Once this rule is published, these pages cannot be published again until their words are changed:',
  warn: 'Once this rule is published, it warns of these words before their pages are published again:',
}

/** Lists where a rule's phrases occur now, before the rule is published. */
function RuleWords({ value }: Pick<ObjectInputProps, 'value'>) {
  const { data: documents, error } = useQuery('*[_type in $types]', { types: editableTypes }, 'drafts')
  // Typing the explanation must not repeat the search.
  const ruleJson = JSON.stringify({ ...value, explanation: undefined })
  const { found, severity } = useMemo(() => {
    const [rule] = parseRules([JSON.parse(ruleJson)])
    return { found: rule && documents ? findWords(documents, rule) : [], severity: rule?.severity ?? 'warn' }
  }, [ruleJson, documents])
  const hasWords = Array.isArray(value?.['phrases']) && value['phrases'].length > 0
  if (error !== null) return <ErrorCard>The texts could not be searched. Open this rule again.</ErrorCard>
  if (documents === null) return <Muted>Searching all texts…</Muted>
  return (
    <Panel tone={found.length > 0 ? 'caution' : 'default'} data-testid="rule-words">
      <Strong>Where these words stand now</Strong>
      <Text size={1} role="status">
        {found.length > 0 ? consequences[severity] : hasWords ? 'No text has these words.' : 'Add words to look for.'}
      </Text>
      {found.length > 0 && (
        <Stack as="ul" gap={3} paddingLeft={4}>
          {found.slice(0, MAX_LISTED).map((match) => (
            <FoundLink key={`${match.document._id} ${formatPath(match.path)} ${match.phrase}`} found={match} />
          ))}
        </Stack>
      )}
      {found.length > MAX_LISTED && <Muted>{`And ${found.length - MAX_LISTED} more.`}</Muted>}
    </Panel>
  )
}

/** Adds a typed phrase when its field is left: Sanity's input adds it on Enter only, and otherwise forgets it. */
function addTypedPhrase({ target }: FocusEvent): void {
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
  if (target.closest(sanityMarkup.tagInput)) target.dispatchEvent(enter)
}

/** Shows below a wording rule where its phrases occur. */
export function RuleInput(props: InputProps) {
  if (props.schemaType.name !== 'wordingRule' || !isObjectInputProps(props)) return props.renderDefault(props)
  return (
    <Stack gap={5} onBlur={addTypedPhrase}>
      {props.renderDefault(props)}
      <RuleWords value={props.value} />
    </Stack>
  )
}
