import { closingCall, faqSection } from '../../fields/closing.ts'

/** The end of the page. */
export const closingFields = [faqSection('business'), closingCall]
