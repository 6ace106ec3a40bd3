import { escapeToBuffer } from 'hono/utils/html'
import { render, toPlainText } from '@react-email/render'
import type { LeadForm } from '#lib/forms.ts'
import type { MailContent } from './content.ts'
import { MessageDocument } from './MessageDocument.tsx'
import { composeTeamMessage, composeVisitorMessage, type MergeFields } from './composeMessages.ts'

/** What the mail protocol calls its parts: the subject, and the message in two formats. */
export interface MailParts {
  subject: string
  html: string
  text: string
}

const composers = { visitor: composeVisitorMessage, team: composeTeamMessage }

export type Audience = keyof typeof composers

/** Keeps the letters of headings, which the text part would print in capitals. */
const plainText = { selectors: ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })) }

/** A place for a value, between characters of Unicode's private use, which texts do not have. */
const toSlot = (index: number) => `\uE000${index}\uE001`
const SLOT = /\uE000(\d+)\uE001(\.?)/g

/** Replaces each value by a slot; what is missing stays, as a message may leave out a sentence or a row for it. */
function toSlots(fields: MergeFields) {
  const values: string[] = []
  const shape: MergeFields = JSON.parse(JSON.stringify(fields), (_name, value: unknown) =>
    typeof value === 'string' && value !== '' ? toSlot(values.push(value) - 1) : value,
  )
  return { shape, values }
}

function fillSlots(text: string, values: readonly string[], escape: (value: string) => string): string {
  return text.replace(SLOT, (_slot, index: string, period: string) => {
    const value = values[Number(index)] ?? ''
    // A value such as "7:46 a.m." at the end of a sentence already has its period.
    return escape(value) + (value.endsWith('.') ? '' : period)
  })
}

function escapeHtml(value: string): string {
  const buffer: [string] = ['']
  escapeToBuffer(value, buffer)
  return buffer[0]
}

/** The text part is made from HTML, in which space is collapsed. */
const collapseSpace = (value: string) => value.replace(/[ \t\r\n\f]+/g, ' ')

/** Rendered messages with slots, of each content that is loaded. */
const templates = new WeakMap<MailContent, Map<string, Promise<MailParts>>>()

/**
 * Writes a message about one request. Its document is rendered once for all requests of a form that leave out the same
 * fields; each then takes the time of a few replacements.
 *
 * @returns its parts; values are escaped in `html` and plain in the others
 */
export async function mergeMail(
  audience: Audience,
  form: LeadForm,
  fields: MergeFields,
  { content, siteUrl }: { content: MailContent; siteUrl: string },
): Promise<MailParts> {
  const { shape, values } = toSlots(fields)
  const known = templates.get(content) ?? new Map<string, Promise<MailParts>>()
  templates.set(content, known)
  // A text may have the token of the current year.
  const key = JSON.stringify([audience, form, siteUrl, shape, new Date().getUTCFullYear()])
  const rendering = known.get(key) ?? renderParts(audience, form, shape, { content, siteUrl })
  known.set(key, rendering)
  const parts = await rendering.catch((error: unknown) => {
    // A later attempt may succeed.
    known.delete(key)
    throw error
  })
  return {
    subject: fillSlots(parts.subject, values, (value) => value),
    html: fillSlots(parts.html, values, escapeHtml),
    text: fillSlots(parts.text, values, collapseSpace),
  }
}

async function renderParts(
  audience: Audience,
  form: LeadForm,
  fields: MergeFields,
  context: { content: MailContent; siteUrl: string },
): Promise<MailParts> {
  const texts = composers[audience](form, fields, context)
  const document = await render(<MessageDocument texts={texts} />)
  return { subject: texts.subject, html: document, text: toPlainText(document, plainText) }
}
