import { vignetteProjection } from '../shared.query.ts'

/** The five tools of the personal page; their gauge has the phone's two ends. */
export const featuresProjection = `"features": {
  "heading": features.heading,
  "intro": features.intro,
  "source": features.source,
  "example": features.example{label, task, payOff, rate},
  "items": features.items[]{_key, key, title, text, ${vignetteProjection}},
  "gauge": {"low": phoneDemo.result.gaugeLowAmount, "figure": phoneDemo.figureAmount, "change": phoneDemo.changeAmount, "high": phoneDemo.result.gaugeHighAmount}
}`
