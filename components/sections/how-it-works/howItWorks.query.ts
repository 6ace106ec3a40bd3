import { vignetteProjection } from '../shared.query.ts'

export const howItWorksProjection = `howItWorks{heading, intro, steps[]{_key, title, text, ${vignetteProjection}}}`
