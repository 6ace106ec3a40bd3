import { inLanguage } from '#lib/content/languages.ts'
import { logoProjection } from '../shared.query.ts'

/** A strip's heading and its published logos. */
const strip = `heading, "logos": logos[defined(@->_id)]{_key, ...@->{${logoProjection}}}`

export const pressProjection = `press{${strip}}`

/** The same strip on another page. */
export const sharedPressProjection = `"press": *[_type == "personalPage" && ${inLanguage}][0].press{${strip}}`

/** Last change of each of those logos. */
export const pressTimes = `press.logos[defined(@->_id)]->_updatedAt`

export const partnerStripProjection = `partnerStrip{${strip}}`

/** Last change of each of those logos. */
export const partnerStripTimes = `partnerStrip.logos[defined(@->_id)]->_updatedAt`
