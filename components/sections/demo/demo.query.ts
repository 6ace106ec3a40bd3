import { logoProjection } from '../shared.query.ts'

/** The demo section, the forms' privacy link and the titles of the dialogs. */
export const demoProjection = `demoSection{
  heading, intro, steps[]{_key, title, text},
  quote{text, author, role, company, source, "logo": logo->{${logoProjection}}}
}, forms{privacyLinkLabel},
modals{demo{title, intro}, onePager{title, intro}}`
