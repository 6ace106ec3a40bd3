import { SearchIcon } from '@sanity/icons/Search'
import { pageSingleton } from '../fields/page.ts'
import { line, paragraph } from '../fields/text.ts'

const group = 'content'

export const notFound = pageSingleton({
  page: 'notFound',
  path: 'Any other address',
  description: 'What visitors see at an address that leads nowhere.',
  icon: SearchIcon,
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'Says plainly what happened.', max: 48, group }),
    paragraph({ name: 'text', title: 'Text', description: 'A friendly word about the maze.', max: 200, group }),
    line({
      name: 'mazeAlt',
      title: 'Text alternative of the maze',
      description: 'What the drawing shows.',
      max: 100,
      group,
    }),
    line({ name: 'buttonLabel', title: 'Button', description: 'Leads home.', max: 32, group }),
  ],
})
