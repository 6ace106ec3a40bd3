import { logoProjection, unlistedLogos } from '../shared.query.ts'

/** The logos the page lists, in its order; all of them where it keeps no list. */
const listed = `partnerStrip.logos[defined(@->_id)]`
const unlisted = `*[_type == "partnerLogo"]`

/** The strip of originators: its heading, and the logos it lists. */
export const partnerStripProjection = `"partnerStrip": {
  "heading": partnerStrip.heading,
  "logos": coalesce(${listed}{_key, ...@->{${logoProjection}}}, ${unlisted} | ${unlistedLogos})
}`

/** When each of those logos was changed last. */
export const partnerStripTimes = `coalesce(${listed}->_updatedAt, ${unlisted}._updatedAt)`
