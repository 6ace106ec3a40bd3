import { logoProjection, unlistedLogos } from '../shared.query.ts'

/** The logos the personal page lists; all of them where it has no list. */
const listed = `press.logos[defined(@->_id)]`
const unlisted = `*[_type == "pressLogo"]`

const shown = `${listed}{_key, ...@->{${logoProjection}}}`
const shownUnlisted = `${unlisted} | ${unlistedLogos}`

/** The press strip of the personal page. */
export const pressProjection = `"press": {"heading": press.heading, "logos": coalesce(${shown}, ${shownUnlisted})}`

/** The same strip on another page. */
export const sharedPressProjection = `"press": {
  "heading": coalesce(*[_type == "personalPage"][0].press.heading, ""),
  "logos": coalesce(*[_type == "personalPage"][0].${shown}, ${shownUnlisted})
}`

/** Last change of each of those logos. */
export const pressTimes = `coalesce(${listed}->_updatedAt, ${unlisted}._updatedAt)`
