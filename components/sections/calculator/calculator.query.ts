const input = `{label, help}`

export const calculatorProjection = `calculator{
  heading, intro,
  inputs{leadsPerMonth${input}, disqualifiedPercent${input}, averageDealSize${input}},
  results{heading, placeholder, funnelReturned, incrementalVolumeLabel, cacImprovementLabel, beforeLabel, afterLabel, funnelLeads, funnelReady, funnelDisqualified, funnelFunded},
  method{summary, intro, steps, limits}
}`
