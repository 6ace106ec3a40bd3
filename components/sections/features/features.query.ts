import { vignetteProjection } from '../shared.query.ts'

/** The five tools of the personal page; the gauge among their drawings runs between the phone's two ends. */
export const featuresProjection = `"features": {
  "heading": features.heading,
  "intro": features.intro,
  "source": features.source,
  "items": features.items[]{_key, key, title, text, ${vignetteProjection}},
  "gauge": {"low": phoneDemo.result.gaugeLowAmount, "figure": phoneDemo.figureAmount, "high": phoneDemo.result.gaugeHighAmount}
}`
