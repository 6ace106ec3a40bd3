/** A landing page with a section of every kind, in the store of the shipped content. */
export const landingSample = {
  _id: 'landing-spring',
  _type: 'landingPage',
  language: 'en-CA',
  title: 'Spring offer',
  path: '/spring-campaign',
  formerPaths: ['/winter-campaign'],
  runsFrom: '2026-01-01',
  runsUntil: '2099-12-31',
  leadsTo: '/support',
  indexable: true,
  partner: { _type: 'reference', _ref: 'partner-tamarack' },
  seo: { _type: 'seo', title: 'Spring', description: 'A page for the spring.' },
  sections: [
    { _key: 'a', _type: 'siteHero', heading: 'Spring in the city', intro: 'What a home may cost you.' },
    { _key: 'b', _type: 'sitePress', heading: 'As seen in' },
    { _key: 'c', _type: 'siteHowItWorks', heading: 'Three steps', intro: 'To the front door.' },
    { _key: 'd', _type: 'siteFeatures', heading: 'Five tools', intro: 'In one app.' },
    { _key: 'e', _type: 'siteDifference', heading: 'The difference', intro: 'Beside a letter.' },
    { _key: 'f', _type: 'siteTestimonials', heading: 'Reviews', intro: 'From buyers.' },
    {
      _key: 'g',
      _type: 'siteFaq',
      heading: 'Questions',
      intro: 'And answers.',
      questions: [{ _key: 'q', _type: 'reference', _ref: 'faq-personal-free' }],
    },
    { _key: 'h', _type: 'siteClosingCta', heading: 'Ready?', intro: 'It is free.' },
    { _key: 'i', _type: 'sitePartnerStrip', heading: 'With' },
    { _key: 'j', _type: 'siteDemoSection', heading: 'A demo', intro: 'For lenders.' },
    { _key: 'w', _type: 'siteWaitlistForm', heading: 'On Android', intro: 'Soon.' },
    { _key: 'v', _type: 'siteEstimateTeaser', heading: 'What could you afford?', intro: 'Try.', button: 'Estimate it' },
    { _key: 'k', _type: 'siteCalculator', heading: 'The calculator', intro: 'For lenders.' },
    {
      _key: 'l',
      _type: 'textSection',
      heading: 'What it is about',
      text: [
        {
          _key: 't',
          _type: 'block',
          style: 'normal',
          markDefs: [],
          children: [{ _key: 's', _type: 'span', marks: [], text: 'A first sentence.' }],
        },
      ],
    },
    {
      _key: 'm',
      _type: 'pictureSection',
      heading: 'A picture',
      text: [
        {
          _key: 't',
          _type: 'block',
          style: 'normal',
          markDefs: [],
          children: [{ _key: 's', _type: 'span', marks: [], text: 'Beside it.' }],
        },
      ],
      picture: {
        _type: 'accessibleImage',
        asset: { _type: 'reference', _ref: 'image-abc-1200x800-png' },
        alt: 'A street',
      },
      side: 'left',
    },
    {
      _key: 'n',
      _type: 'figuresSection',
      heading: 'In figures',
      figures: [
        { _key: 'x', _type: 'figure', value: '5', label: 'tools' },
        { _key: 'y', _type: 'figure', value: '3', label: 'steps' },
      ],
      source: 'confirmed',
    },
    { _key: 'o', _type: 'quoteSection', text: 'It was clear.', author: 'Sam T.', role: 'Halifax', source: 'confirmed' },
    {
      _key: 'p',
      _type: 'comparisonSection',
      heading: 'Side by side',
      othersLabel: 'A letter',
      oursLabel: 'The app',
      rows: [{ _key: 'r', _type: 'comparisonRow', label: 'Time', others: 'Once', ours: 'Every day' }],
      source: 'confirmed',
    },
  ],
}

const HEAVIEST: ReadonlySet<string> = new Set([
  'siteHero',
  'siteFeatures',
  'siteTestimonials',
  'siteCalculator',
  'siteDemoSection',
])

/** A landing page of the five heaviest sections. */
export const heavyLanding = {
  ...landingSample,
  sections: landingSample.sections.filter(({ _type }) => HEAVIEST.has(_type)),
}
