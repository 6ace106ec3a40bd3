/** The hero of the business page and the footnote to its claims. */
export const businessHeroProjection = `hero{
  eyebrow, headline, footnoteMark, subtext,
  facts[]{_key, key, label, footnoteMark},
  pipeline{inLabel, backLabel, title, note, source, leads[]{_key, initials, name, detail, gds, tds, stage, stageLabel, when}}
}, claimFootnote{mark, text}`
