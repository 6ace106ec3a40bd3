import { describe, expect, it } from 'vitest'
import { findActiveSection } from '#components/header/sectionLinks.ts'

const WINDOW = 800

describe('the active menu item', () => {
  it.each([
    ['a section that fills the window', [['home', 0, 800]], 'home'],
    ['exactly a quarter of a section at the bottom', [['faq', 700, 400]], 'faq'],
    ['a little less than a quarter', [['faq', 701, 400]], undefined],
    ['exactly a quarter of a section at the top', [['home', -300, 400]], 'home'],
    ['nothing anchored', [], undefined],
    ['a section just above the window', [['home', -400, 400]], undefined],
    ['a section just below the window', [['faq', 800, 400]], undefined],
    [
      'two sections: the one covering most',
      [
        ['home', -500, 700],
        ['faq', 200, 900],
      ],
      'faq',
    ],
    [
      'two sections covering the same: the first',
      [
        ['home', -200, 600],
        ['faq', 400, 600],
      ],
      'home',
    ],
    [
      'a whole short section beside a sliver of a long one',
      [
        ['home', -2000, 2500],
        ['faq', 500, 100],
      ],
      'faq',
    ],
    ['a section taller than four windows that fills it', [['why', -1000, 4000]], 'why'],
    [
      'a tall section covering most',
      [
        ['home', -700, 900],
        ['why', 200, 4000],
      ],
      'why',
    ],
    [
      'a tall section covering less than the next',
      [
        ['why', -3900, 4100],
        ['faq', 200, 600],
      ],
      'faq',
    ],
    [
      'a tall section beside one that covers more but too little of itself',
      [
        ['why', -3700, 4000],
        ['faq', 300, 3000],
      ],
      undefined,
    ],
  ] as const)('with %s in the window', (_situation, boxes, active) => {
    const sections = boxes.map(([id, top, height]) => ({ id, top, height }))
    expect(findActiveSection(sections, WINDOW)).toBe(active)
  })
})
