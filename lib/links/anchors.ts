import { DEMO_FORM_ID } from './routes.ts'

/** The sections of the landing pages that links may lead to. A test holds the lists to the sections themselves. */
export const landingAnchors = {
  personal: ['home', 'how-it-works', 'our-features', 'why-homie', 'testimonials', 'faq'],
  business: ['home', DEMO_FORM_ID, 'impact-calculator', 'faq'],
} as const satisfies Record<string, readonly string[]>
