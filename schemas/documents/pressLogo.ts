import { logoDocument } from '../fields/logo.ts'

export const pressLogo = logoDocument({
  name: 'pressLogo',
  title: 'Press logo',
  description: 'A publication in the “As seen in” strip of the personal page and the scan page.',
  whose: 'the publication',
})
