/** Removes case and accents, so that a search for "quebec" finds "Québec". */
export const toSearchText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
