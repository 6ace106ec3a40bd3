/** The order an editor gave the sections of a page; empty where nobody did. */
export const sectionOrderProjection = `"sectionOrder": coalesce(sectionOrder[]{_key, section}, [])`
