import { expect, test } from 'vitest'
import { answerNames, getAnswerKey, getAnswers, toColumns } from '#leads/database/answers.ts'
import { createInput } from '#tests/contract/leads/outbox.ts'

const lead = {
  ...createInput(),
  name: null,
  company: null,
  leads_per_month: null,
  lender_type: null,
  business_type: null,
  calculator: null,
  answers: null,
}

test('The first fields have columns of their own', () => {
  expect(toColumns({ email: 'ann@lender.example', name: 'Ann', type: 'broker' })).toMatchObject({
    email: 'ann@lender.example',
    name: 'Ann',
    business_type: 'broker',
    company: null,
    answers: null,
  })
  const first = ['name', 'email', 'company', 'leads_per_month', 'lender_type', 'business_type', 'calculator']
  expect(answerNames.map(getAnswerKey)).toEqual(expect.arrayContaining(first))
})

test('A later field is stored and read back without a column', () => {
  const columns = toColumns({ email: 'ann@lender.example', province: 'QC', region: undefined })
  expect(columns.answers).toBe('{"province":"QC"}')
  expect(getAnswers({ ...lead, ...columns })).toMatchObject({ email: 'ann@lender.example', province: 'QC', name: null })
  expect(getAnswerKey('province')).toBe('province')
})
