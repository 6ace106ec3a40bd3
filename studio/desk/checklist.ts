/** Where documents say where their content comes from. */
const sourcePaths = [
  'source',
  'legalEntity.source',
  'contacts.source',
  'rating.source',
  'phoneDemo.source',
  'features.source',
  'demoSection.quote.source',
]

/** GROQ filter for everything that must be replaced or proven before the site goes public. */
export const unconfirmedFilter = sourcePaths.map((path) => `${path} in ["sample", "specification"]`).join(' || ')
