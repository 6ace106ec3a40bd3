import { z } from 'zod'
import { leadFields } from '../contracts.ts'
import type { Lead } from './schema.ts'

/** The columns of the first fields. Later fields share the column `answers`. */
const COLUMNS = {
  name: 'name',
  email: 'email',
  company: 'company',
  leadsPerMonth: 'leads_per_month',
  lenderType: 'lender_type',
  type: 'business_type',
  calculator: 'calculator',
} as const

type ColumnField = keyof typeof COLUMNS

const hasColumn = (name: string): name is ColumnField => Object.hasOwn(COLUMNS, name)

/** Names of all answers: those of the fields, and the figures that a visitor may send along. */
export const answerNames: readonly string[] = [...Object.keys(leadFields), 'calculator']

/** Returns the key of an answer in tables: its column, else its name. */
export const getAnswerKey = (name: string): string => (hasColumn(name) ? COLUMNS[name] : name)

/** What a visitor entered, by the names of the fields. */
type Answers = Readonly<Record<string, string | undefined>>

/** Returns the columns of what a visitor entered. */
export function toColumns({ email, ...answers }: Answers & { email: string }) {
  const others = Object.entries(answers).filter(([name, answer]) => !hasColumn(name) && answer !== undefined)
  return {
    email,
    name: answers['name'] ?? null,
    company: answers['company'] ?? null,
    leads_per_month: answers['leadsPerMonth'] ?? null,
    lender_type: answers['lenderType'] ?? null,
    business_type: answers['type'] ?? null,
    calculator: answers['calculator'] ?? null,
    answers: others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null,
  }
}

const stored = z.record(z.string(), z.string())

/** Returns what a visitor entered, by the names of the fields; null where nothing was. */
export function getAnswers(
  lead: Pick<Lead, (typeof COLUMNS)[ColumnField] | 'answers'>,
): Readonly<Record<string, string | null>> {
  const others = stored.parse(JSON.parse(lead.answers ?? '{}'))
  const known = answerNames.map((name) => [name, hasColumn(name) ? lead[COLUMNS[name]] : null])
  return { ...Object.fromEntries(known), ...others }
}
