import { CaseIcon } from '@sanity/icons/Case'
import { pageSingleton } from '../../fields/page.ts'
import { closingCall, faqSection, inGroup } from '../../fields/section.ts'
import { businessSections, sectionOrderField } from '../../fields/sectionOrder.ts'
import { calculatorFields } from './calculator.ts'
import { formFields } from './forms.ts'
import { openingFields } from './opening.ts'

export const business = pageSingleton({
  page: 'business',
  description: 'The landing page for lenders, brokers and credit unions.',
  icon: CaseIcon,
  groups: [
    { name: 'opening', title: 'Opening', default: true },
    { name: 'calculator', title: 'Calculator' },
    { name: 'forms', title: 'Forms' },
    { name: 'closing', title: 'Closing' },
    { name: 'order', title: 'Order' },
  ],
  fields: [
    ...openingFields,
    ...calculatorFields,
    ...formFields,
    ...inGroup('closing', [faqSection('business'), closingCall]),
    sectionOrderField(businessSections, 'order'),
  ],
})
