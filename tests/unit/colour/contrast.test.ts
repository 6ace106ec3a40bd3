import { describe, expect, it } from 'vitest'
import { MIN_TEXT_CONTRAST, getContrastOnTint, toReadableColour } from '#lib/colour/contrast.ts'

describe("a partner's colour", () => {
  it.each([
    ['#FFFFFF', 1],
    ['#000000', 18.4],
    ['#1F3F66', 9.7],
    ['#FFD400', 1.4],
  ])('%s has the contrast %d on the page it tints', (colour, ratio) => {
    expect(getContrastOnTint(colour)).toBeCloseTo(ratio, 1)
  })

  it('is left as it is where it can be read', () => {
    expect(toReadableColour('#1F3F66')).toBe('#1F3F66')
  })

  it.each(['#FFD400', '#FFFFFF', '#7FB3FF', '#FF6A00', '#00E5A0'])('%s is darkened until it can be read', (colour) => {
    const readable = toReadableColour(colour)
    expect(getContrastOnTint(readable)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST)
    expect(getContrastOnTint(readable)).toBeLessThan(MIN_TEXT_CONTRAST + 0.3)
  })
})
