import { logoDocument } from '../fields/logo.ts'

export const partnerLogo = logoDocument({
  name: 'partnerLogo',
  title: 'Partner logo',
  description: 'An originator in the strip of the business page.',
  whose: 'the originator',
})
