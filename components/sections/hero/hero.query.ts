export const heroProjection = `hero{
  headline, subtext, appStoreLabel, appStoreLinkText, reassurance,
  badges[]{_key, key, label}
}`
