/** Provinces and territories, and Toronto, whose buyers pay a tax to the city as well. */
export const places = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'TO', 'PE', 'QC', 'SK', 'YT'] as const
