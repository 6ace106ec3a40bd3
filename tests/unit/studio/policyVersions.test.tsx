import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PolicyVersions } from '#studio/policies/PolicyVersions.tsx'
import { schema } from '../schemas/studioSchema.ts'

vi.mock('#studio/kit/requests.ts', () => ({ useQuery: () => ({ data: [] }) }))

const schemaType = schema.get('legalPolicy')

it.each([
  ['names the page of a text that is not published yet', { slug: { current: 'privacy' } }, '/fr/privacy/history'],
  ['asks for the path of a text that has none', {}, 'Fill in “Path” first'],
])('%s', (_what, fields, text) => {
  if (!schemaType) throw new Error('There is no type of policies.')
  const draft = { _id: 'drafts.p', _type: 'legalPolicy', _rev: '1', _createdAt: '', _updatedAt: '' }
  const displayed = { ...draft, language: 'fr-CA', ...fields }
  const document = { draft, displayed, published: null, historical: null }
  const html = renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <PolicyVersions document={document} documentId="p" options={{}} schemaType={schemaType} />
    </ThemeProvider>,
  )
  expect(html).toContain(text)
})
