import { describe, expect, it } from 'vitest'
import { CONTRAST_OF_TEXT, contrastOnTint, readableColour } from '#lib/colour/contrast.ts'

describe("a partner's colour", () => {
  it.each([
    ['#FFFFFF', 1],
    ['#000000', 18.4],
    ['#1F3F66', 9.7],
    ['#FFD400', 1.4],
  ])('%s has the contrast %d on the page it tints', (colour, ratio) => {
    expect(contrastOnTint(colour)).toBeCloseTo(ratio, 1)
  })

  it('is left as it is where it can be read', () => {
    expect(readableColour('#1F3F66')).toBe('#1F3F66')
  })

  it.each(['#FFD400', '#FFFFFF', '#7FB3FF', '#FF6A00', '#00E5A0'])('%s is darkened until it can be read', (colour) => {
    const readable = readableColour(colour)
    expect(contrastOnTint(readable)).toBeGreaterThanOrEqual(CONTRAST_OF_TEXT)
    expect(contrastOnTint(readable)).toBeLessThan(CONTRAST_OF_TEXT + 0.3)
  })
})
