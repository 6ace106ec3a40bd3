import { logoProjection } from '../shared.query.ts'

/** The demo section, the words of the forms and the titles of their dialogs. */
export const demoProjection = `demoSection{
  heading, intro,
  quote{text, author, role, company, source, "logo": logo->{${logoProjection}}}
}, forms{privacyLinkLabel},
modals{demo{title, intro}, onePager{title, intro}}`
