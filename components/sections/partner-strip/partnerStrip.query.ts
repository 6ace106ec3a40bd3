import { logoProjection, unlistedLogos } from '../shared.query.ts'

/** The logos the page lists; all of them where it has no list. */
const listed = `partnerStrip.logos[defined(@->_id)]`
const unlisted = `*[_type == "partnerLogo"]`

/** The partner strip. */
export const partnerStripProjection = `"partnerStrip": {
  "heading": partnerStrip.heading,
  "logos": coalesce(${listed}{_key, ...@->{${logoProjection}}}, ${unlisted} | ${unlistedLogos})
}`

/** Last change of each of those logos. */
export const partnerStripTimes = `coalesce(${listed}->_updatedAt, ${unlisted}._updatedAt)`
