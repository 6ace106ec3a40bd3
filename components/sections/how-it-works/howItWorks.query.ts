import { vignetteProjection } from '../shared.query.ts'

export const howItWorksProjection = `howItWorks{heading, intro, estimateLink, steps[]{_key, title, text, ${vignetteProjection}}}`
