import { logoProjection, unlistedLogos } from '../shared.query.ts'
import { inLanguage } from '#lib/content/languages.ts'

/** The logos the personal page lists; all of them where it has no list. */
const pressListed = `press.logos[defined(@->_id)]`
const pressAll = `*[_type == "pressLogo"]`
const pressLogos = `${pressListed}{_key, ...@->{${logoProjection}}}`
const allPressLogos = `${pressAll} | ${unlistedLogos}`

/** The press strip of the personal page. */
export const pressProjection = `"press": {"heading": press.heading, "logos": coalesce(${pressLogos}, ${allPressLogos})}`

const home = `*[_type == "personalPage" && ${inLanguage}][0]`

/** The same strip on another page. */
export const sharedPressProjection = `"press": {
  "heading": coalesce(${home}.press.heading, ""),
  "logos": coalesce(${home}.${pressLogos}, ${allPressLogos})
}`

/** Last change of each of those logos. */
export const pressTimes = `coalesce(${pressListed}->_updatedAt, ${pressAll}._updatedAt)`

/** The logos the business page lists; all of them where it has no list. */
const partnersListed = `partnerStrip.logos[defined(@->_id)]`
const partnersAll = `*[_type == "partnerLogo"]`

/** The partner strip of the business page. */
export const partnerStripProjection = `"partnerStrip": {
  "heading": partnerStrip.heading,
  "logos": coalesce(${partnersListed}{_key, ...@->{${logoProjection}}}, ${partnersAll} | ${unlistedLogos})
}`

/** Last change of each of those logos. */
export const partnerStripTimes = `coalesce(${partnersListed}->_updatedAt, ${partnersAll}._updatedAt)`
