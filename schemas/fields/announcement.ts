import { createLastDayRule, dayField, firstDayField, field, isOptional } from './field.ts'
import { pathField } from './links.ts'
import { line } from './text.ts'

/** Creates the field of a message below the header. @param where on which pages it is shown */
export const announcementField = (where: string) =>
  field(
    'object',
    'announcement',
    'Announcement',
    `Optional. One line below the header ${where}; visitors can close it.`,
    {
      options: { collapsible: true, collapsed: true },
      fields: [
        line('text', 'Text', 'What is new, in one sentence.', 110),
        field('object', 'link', 'Link', 'Optional. The page that says more.', {
          fields: [line('label', 'Label', 'The words of the link, after the text.', 32), pathField('/support')],
        }),
        firstDayField('from', 'Optional. Before it, the line is not shown.', isOptional),
        dayField('until', 'Last day', 'Optional. From the day after, it is not shown.', createLastDayRule('from')),
      ],
    },
  )
