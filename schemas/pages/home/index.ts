import { HomeIcon } from '@sanity/icons/Home'
import { pageSingleton } from '../../fields/page.ts'
import { personalSections, sectionOrderField } from '../../fields/sectionOrder.ts'
import { closingFields } from './closing.ts'
import { openingFields } from './opening.ts'
import { phoneDemoFields } from './phoneDemo.ts'
import { storyFields } from './story.ts'

export const home = pageSingleton({
  page: 'home',
  description: 'The landing page for home buyers.',
  icon: HomeIcon,
  groups: [
    { name: 'opening', title: 'Opening', default: true },
    { name: 'story', title: 'Story' },
    { name: 'closing', title: 'Closing' },
    { name: 'order', title: 'Order' },
  ],
  fields: [
    ...openingFields,
    ...phoneDemoFields,
    ...storyFields,
    ...closingFields,
    sectionOrderField(personalSections, 'order'),
  ],
})
