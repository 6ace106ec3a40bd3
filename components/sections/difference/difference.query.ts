export const differenceProjection = `difference{heading, intro, usualLabel, homieLabel, note, items[]{_key, key, title, text, usual, homie}}`
