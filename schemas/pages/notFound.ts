import { SearchIcon } from '@sanity/icons/Search'
import { pageSingleton } from '../fields/page.ts'
import { line, paragraph } from '../fields/text.ts'

export const notFound = pageSingleton({
  page: 'notFound',
  path: 'Any other address',
  description: 'What visitors see at an address without a page.',
  icon: SearchIcon,
  fields: [
    line('headline', 'Headline', 'What happened, in plain words.', 48),
    paragraph('text', 'Text', 'A friendly sentence about the maze.', 200),
    line('mazeAlt', 'Alt text of the maze', 'What the drawing shows.', 100),
    line('buttonLabel', 'Button', 'Opens the home page.', 32),
  ],
})
