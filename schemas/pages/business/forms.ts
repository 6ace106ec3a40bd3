import { section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'

const forms = section({
  name: 'forms',
  title: 'Notes in the forms',
  description: 'Beside the disclosures, which are under Legal. Labels and messages of the forms belong to the code.',
  group: 'forms',
  fields: [
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
