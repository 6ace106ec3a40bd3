/** The demo section, the words of the forms and the titles of their dialogs. */
export const demoProjection = `demoSection{
  heading, intro,
  quote{text, author, role, company, source, "logo": logo->{_id, "alt": image.alt, name, image, "size": image.asset->metadata.dimensions{width, height}}}
}, forms{privacyLinkLabel},
modals{demo{title, intro}, onePager{title, intro}}`
