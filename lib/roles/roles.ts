/** The roles of people, from the most to the least permissions. */
export const ROLE_NAMES = ['administrator', 'editor', 'marketer', 'legal', 'partnerManager', 'viewer'] as const

export type Role = (typeof ROLE_NAMES)[number]

export const ROLE_LABELS: Record<Role, { title: string; description: string }> = {
  administrator: {
    title: 'Administrator',
    description: 'Reads and changes everything, sees what visitors sent, and manages accounts.',
  },
  editor: { title: 'Editor', description: 'Reads, changes and publishes all content.' },
  marketer: {
    title: 'Marketer',
    description:
      'Changes pages, site settings, questions, reviews, logos, messages, the 1-pager and redirects; reads the rest.',
  },
  legal: {
    title: 'Legal',
    description: 'Changes policies, disclosures, estimate rules, consent texts and wording rules; reads the rest.',
  },
  partnerManager: { title: 'Partner manager', description: 'Changes partners; reads the rest.' },
  viewer: { title: 'Viewer', description: 'Reads all content, drafts and history included, and changes nothing.' },
}
