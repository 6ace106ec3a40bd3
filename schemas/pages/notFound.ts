import { SearchIcon } from '@sanity/icons/Search'
import { pageSingleton } from '../fields/page.ts'
import { line, paragraph } from '../fields/text.ts'

export const notFound = pageSingleton({
  page: 'notFound',
  path: 'Any other address',
  description: 'What visitors see at an address without a page.',
  icon: SearchIcon,
  fields: [
    line({ name: 'headline', title: 'Headline', description: 'What happened, in plain words.', max: 48 }),
    paragraph({ name: 'text', title: 'Text', description: 'A friendly sentence about the maze.', max: 200 }),
    line({ name: 'mazeAlt', title: 'Alt text of the maze', description: 'What the drawing shows.', max: 100 }),
    line({ name: 'buttonLabel', title: 'Button', description: 'Opens the home page.', max: 32 }),
  ],
})
