const input = `{label, help}`

/** The impact calculator's words. */
export const calculatorProjection = `calculator{
  heading, intro,
  inputs{leadsPerMonth${input}, disqualifiedPercent${input}, averageDealSize${input}},
  results{heading, incrementalVolumeLabel, cacImprovementLabel, beforeLabel, afterLabel, funnelLeads, funnelReady, funnelDisqualified, funnelFunded},
  method{summary, intro, steps, limits}
}`
