import { ControlsIcon } from '@sanity/icons/Controls'
import { ThListIcon } from '@sanity/icons/ThList'
import { LockIcon } from '@sanity/icons/Lock'
import { defineType } from 'sanity'
import { choice } from '../fields/choices.ts'
import { field } from '../fields/field.ts'
import { uniqueBy, listItem, listField } from '../fields/lists.ts'
import { fixedPreview } from '../fields/page.ts'
import { section } from '../fields/section.ts'
import { line, paragraph } from '../fields/text.ts'

const banner = section(
  'banner',
  'Banner',
  'Asks for the choice on a first visit. Accepting and rejecting have equal weight.',
  [
    line('heading', 'Heading', 'Opens the banner.', 48),
    paragraph('text', 'Text', 'What cookies do. Ask legal before a change.', 320),
    line('acceptAll', 'Accept', 'Accepts every category.', 48),
    line('rejectAll', 'Reject', 'Keeps the essential cookies only.', 48),
    line('customize', 'Customize', 'Opens the dialog.', 48),
    line('policyLinkLabel', 'Policy link', 'Opens the cookie policy.', 48),
  ],
)

const columns = section('columns', 'Column headings', 'Above the list of cookies.', [
  line('name', 'Name', 'Heading of the names.', 48),
  line('purpose', 'Purpose', 'Heading of the purposes.', 48),
  line('party', 'Set by', 'Heading of who sets them.', 48),
  line('lifetime', 'Lifetime', 'Heading of the lifetimes.', 48),
])

const dialog = section('dialog', 'Dialog', 'Where each category is chosen.', [
  line('heading', 'Heading', 'Opens the dialog.', 48),
  paragraph('intro', 'Introduction', 'How to change the choice later.', 240),
  line('saveLabel', 'Save', 'Saves the choice.', 48),
  line('closeLabel', 'Close', 'Closes without a change.', 48),
  line('alwaysOnLabel', 'Always on', 'In place of a switch.', 48),
  line('onLabel', 'On', 'State of a switch.', 48),
  line('offLabel', 'Off', 'State of a switch.', 48),
  line('detailsLabel', 'Details', 'Opens the list of cookies.', 48),
  columns,
  line('savedText', 'Confirmation', 'Read out once saved.', 48),
])

const cookie = listItem('consentCookie', 'Cookie', ThListIcon, { select: { title: 'name', subtitle: 'lifetime' } }, [
  line('name', 'Name', 'The name as browsers show it.', 100),
  line('kind', 'Kind', 'Cookie or local storage.', 32),
  paragraph('purpose', 'Purpose', 'What it is for.', 240),
  line('party', 'Set by', 'Who sets it, and for whom.', 60),
  line('lifetime', 'Lifetime', 'How long it stays.', 60),
])

const category = listItem(
  'consentCategory',
  'Category',
  ControlsIcon,
  { select: { title: 'title', subtitle: 'description' } },
  [
    choice('key', 'Category', 'Which kind of cookies it is about.', { essential: 'Essential', analytics: 'Analytics' }),
    line('title', 'Title', 'The name visitors see.', 32),
    paragraph('description', 'Text', 'What it is for, and if it is optional.', 360),
    field('boolean', 'alwaysOn', 'Always on', 'Only for cookies that the site needs to work.', {
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    listField('cookies', 'Cookies', 'Keep them equal to the table of the cookie policy.', cookie, (rule) =>
      rule.required().min(1),
    ),
  ],
)

export const consentSettings = defineType({
  name: 'consentSettings',
  title: 'Cookie consent',
  description: 'Banner and dialog that ask about cookies.',
  type: 'document',
  icon: LockIcon,
  fields: [
    banner,
    dialog,
    listField('categories', 'Categories', 'Essential and analytics; each can appear once.', category, (rule) =>
      rule.required().length(2).custom(uniqueBy('key', 'category')),
    ),
  ],
  preview: fixedPreview('Cookie consent', 'Every page', LockIcon),
})
