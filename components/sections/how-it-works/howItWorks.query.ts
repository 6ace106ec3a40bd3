import { vignetteProjection } from '../shared.query.ts'

/** The three steps of the personal page. */
export const howItWorksProjection = `howItWorks{heading, intro, steps[]{_key, title, text, ${vignetteProjection}}}`
