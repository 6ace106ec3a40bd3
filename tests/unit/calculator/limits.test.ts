import { describe, expect, it } from 'vitest'
import { moveSlider, sliderLimits, getStepAttribute, parseTypedValue } from '#lib/calculator/limits.ts'

const { averageDealSize, disqualifiedPercent, leadsPerMonth } = sliderLimits

describe('the sliders', () => {
  it('let the browser keep the default deal size, which is off the grid', () => {
    expect(getStepAttribute(averageDealSize, 583_000)).toBe('any')
  })

  it('use their own step once they are on the grid', () => {
    expect(getStepAttribute(averageDealSize, 590_000)).toBe(10_000)
  })
})

describe('moving the deal size', () => {
  it.each([
    ['a little up from the default', 583_000, 584_000, 590_000],
    ['a little down from the default', 583_000, 582_000, 580_000],
    ['far up from the default', 583_000, 742_300, 740_000],
    ['far down from the default', 583_000, 301_900, 300_000],
    ['one step up on the grid', 590_000, 600_000, 600_000],
    ['to the end', 583_000, 1_000_000, 1_000_000],
    ['to the start', 583_000, 120_000, 120_000],
    ['past the end', 990_000, 2_000_000, 1_000_000],
    ['nowhere', 590_000, 590_000, 590_000],
  ])('%s', (_move, from, to, arrived) => {
    expect(moveSlider(averageDealSize, from, to)).toBe(arrived)
  })
})

describe('moving the leads', () => {
  it('stops at a multiple of the step above the minimum', () => {
    expect(moveSlider(leadsPerMonth, 1500, 1577)).toBe(1600)
  })
})

describe('a typed deal size', () => {
  it.each([
    ['$450,000', 450_000],
    ['450 000 $', 450_000],
    ['450,000.00', 450_000],
    ['$450,000.5', 450_001],
    ['450\u00a0000,00\u00a0$', 450_000],
    ['450\u202f000,00 $', 450_000],
    ['450.000,00', 450_000],
    ["450'000.00", 450_000],
    ['４５０，０００', 450_000],
    ['450\u200b,000', 450_000],
    ['450k', 450_000],
    ['$450 K', 450_000],
    ['450 k$', 450_000],
    ['0.45M', 450_000],
    ['.5m', 500_000],
    ['$.583M', 583_000],
    ['0,583 M', 583_000],
    ['300000 kept', 300_000],
    ['150000 to 450k', 150_000],
    ['3', 120_000],
    ['99999999', 1_000_000],
    ['many', null],
    ['', null],
  ])('"%s" is taken as %s', (text, value) => {
    expect(parseTypedValue(averageDealSize, text)).toBe(value)
  })
})

describe('a typed share of leads', () => {
  it.each([
    ['12.5', 13],
    ['.5', 1],
    ['0.955', 1],
    ['12,4 %', 12],
    ['12.50%', 13],
    ['12.345', 12],
    ['100.0', 100],
    ['101', 100],
  ])('"%s" is taken as %s%%', (text, value) => {
    expect(parseTypedValue(disqualifiedPercent, text)).toBe(value)
  })
})

describe('typed leads', () => {
  it.each([
    ['1,500', 1500],
    ['1.500', 1500],
    ['1 500,00', 1500],
    ['1.5k', 1500],
    ['1.234k', 1234],
    ['1500.125', 1500],
  ])('"%s" is taken as %s a month', (text, value) => {
    expect(parseTypedValue(leadsPerMonth, text)).toBe(value)
  })
})
