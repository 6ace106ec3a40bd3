export const heroProjection = `hero{
  headline, subtext, appStoreLabel, appStoreLinkText, reassurance, estimateLink,
  badges[]{_key, key, label}
}`
