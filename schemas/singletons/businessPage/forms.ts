import { section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'

const forms = section({
  name: 'forms',
  title: 'Notes in the forms',
  description: 'What the law asks us to say where people type. Labels and messages of the forms belong to the code.',
  group: 'forms',
  fields: [
    paragraph({
      name: 'provinceHelp',
      title: 'Note on provinces',
      description: 'Beside the numbers asked for.',
      max: 260,
    }),
    paragraph({
      name: 'demoPrivacyNote',
      title: 'Privacy note of the demo form',
      description: 'What the details are used for.',
      max: 240,
    }),
    paragraph({
      name: 'onePagerPrivacyNote',
      title: 'Privacy note of the 1-pager form',
      description: 'What the details are used for.',
      max: 240,
    }),
    line({ name: 'privacyLinkLabel', title: 'Privacy link', description: 'Leads to the privacy policy.', max: 32 }),
  ],
})

const dialog = (name: string, title: string) =>
  section({
    name,
    title,
    description: 'Title and introduction of the dialog.',
    fields: [
      line({ name: 'title', title: 'Title', description: 'The heading of the dialog.', max: 48 }),
      paragraph({ name: 'intro', title: 'Introduction', description: 'One sentence under it.', max: 160 }),
    ],
  })

const modals = section({
  name: 'modals',
  title: 'Dialogs',
  description: 'The two dialogs behind the header’s buttons.',
  group: 'forms',
  fields: [dialog('demo', 'Demo'), dialog('onePager', '1-pager')],
})

/** Words of the forms and dialogs. */
export const formFields = [forms, modals]
