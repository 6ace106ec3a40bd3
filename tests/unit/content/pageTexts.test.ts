import { describe, expect, it } from 'vitest'
import content from '#content/en.json' with { type: 'json' }

const { businessPage, disclosures, linkPage, notFoundPage, personalPage, scanPage, siteSettings, supportPage } = content

/** The texts that the product is known by. Editors may change them later; a new site starts with exactly these. */
const texts: readonly (readonly [name: string, text: string, expected: string])[] = [
  ['the description', siteSettings.description, 'Clear, gamified steps to grow your purchasing power, faster.'],
  ['the headline of the landing page', personalPage.hero.headline, 'Discover Your Home-Buying Budget, Instantly'],
  ['its rating', personalPage.hero.appStoreLabel, 'Rated 5 Stars'],
  ['its audience', personalPage.hero.reassurance, 'Free for consumers. For Canadian residents aged 19 or older.'],
  ['its press logos', personalPage.press.heading, 'As seen in'],
  ['its phone', personalPage.phoneDemo.loading.text, 'Homie is preparing your report, sit tight!'],
  ['its reviews', personalPage.testimonials.heading, 'Designed for first-time buyers just like you'],
  ['its closing call to action', personalPage.closingCta.headline, 'Ready to See Your Buying Power?'],
  ['the line above the business headline', businessPage.hero.eyebrow, 'Meet Homie'],
  ['the headline of the business page', businessPage.hero.headline, 'Cutting Your CAC by 30%'],
  ['the waitlist', content.waitlistPage.headline, 'Homie for Android is on the way'],
  ['the support page', supportPage.headline, 'How can we help you?'],
  ['its card', supportPage.card.title, 'Get in Touch'],
  ['the redirect page', linkPage.redirectingApp, "You're being redirected to the app store"],
  ['the scan page', scanPage.headline, 'Scan to See Your Buying Power'],
  ['the not-found page', notFoundPage.headline, 'Page Not Found'],
  ['every footer', disclosures.footer[4] ?? '', 'Homie is for Canadian residents aged 19 or older.'],
]

describe('the text of', () => {
  it.each(texts)('%s', (_name, text, expected) => {
    expect(text).toBe(expected)
  })

  it.each([
    ['the badges', personalPage.hero.badges, ['Rate drop alerts', 'No credit impact', 'Bank-level Secure']],
    [
      'the features',
      personalPage.features.items.map(({ title }) => ({ label: title })),
      [
        'Real-time buying power',
        'Down Payment Planning',
        'Never Miss a Rate Drop',
        'Debt Optimization',
        'Credit Score Monitoring',
      ],
    ],
  ] as const)('%s', (_name, items, expected) => {
    expect(items.map(({ label }) => label)).toEqual(expected)
  })
})
