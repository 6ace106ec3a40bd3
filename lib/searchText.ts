/** Removes case, accents and control characters, which a database refuses; so "quebec" finds "Québec". */
export const toSearchText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Cc}]/gu, '')
    .toLowerCase()
