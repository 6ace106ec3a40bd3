import { inGroup, section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'

const forms = section(
  'forms',
  'Notes in the forms',
  'Beside the disclosures, which are under Legal. Labels and messages of the forms are set in the code.',
  [line('privacyLinkLabel', 'Privacy link', 'Opens the privacy policy.', 32)],
)

const dialog = (name: string, title: string) =>
  section(name, title, 'Title and introduction of the dialog.', [
    line('title', 'Title', 'The heading of the dialog.', 48),
    paragraph('intro', 'Introduction', 'One sentence under it.', 160),
  ])

const modals = section('modals', 'Dialogs', 'The two dialogs that the header’s buttons open.', [
  dialog('demo', 'Demo'),
  dialog('onePager', '1-pager'),
])

export const formFields = inGroup('forms', [forms, modals])
