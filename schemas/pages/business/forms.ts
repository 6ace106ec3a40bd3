import { inGroup, section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'

const forms = section({
  name: 'forms',
  title: 'Notes in the forms',
  description: 'Beside the disclosures, which are under Legal. Labels and messages of the forms are set in the code.',
  fields: [
    line({ name: 'privacyLinkLabel', title: 'Privacy link', description: 'Opens the privacy policy.', max: 32 }),
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
  description: 'The two dialogs that the header’s buttons open.',
  fields: [dialog('demo', 'Demo'), dialog('onePager', '1-pager')],
})

export const formFields = inGroup('forms', [forms, modals])
