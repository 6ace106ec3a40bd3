import { ControlsIcon } from '@sanity/icons/Controls'
import { ThListIcon } from '@sanity/icons/ThList'
import { LockIcon } from '@sanity/icons/Lock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { choice } from '../fields/choices.ts'
import { uniqueBy } from '../fields/lists.ts'
import { fixedPreview } from '../fields/page.ts'
import { section } from '../fields/section.ts'
import { line, paragraph } from '../fields/text.ts'

const short = (name: string, title: string, description: string) => line({ name, title, description, max: 48 })

const banner = section({
  name: 'banner',
  title: 'Banner',
  description: 'Asks for the choice on a first visit. Accepting and rejecting have equal weight.',
  fields: [
    short('heading', 'Heading', 'Opens the banner.'),
    paragraph({ name: 'text', title: 'Text', description: 'What cookies do. Ask legal before a change.', max: 320 }),
    short('acceptAll', 'Accept', 'Accepts every category.'),
    short('rejectAll', 'Reject', 'Keeps the essential cookies only.'),
    short('customize', 'Customize', 'Opens the dialog.'),
    short('policyLinkLabel', 'Policy link', 'Opens the cookie policy.'),
  ],
})

const columns = section({
  name: 'columns',
  title: 'Column headings',
  description: 'Above the list of cookies.',
  fields: [
    short('name', 'Name', 'Heading of the names.'),
    short('purpose', 'Purpose', 'Heading of the purposes.'),
    short('party', 'Set by', 'Heading of who sets them.'),
    short('lifetime', 'Lifetime', 'Heading of the lifetimes.'),
  ],
})

const dialog = section({
  name: 'dialog',
  title: 'Dialog',
  description: 'Where each category is chosen.',
  fields: [
    short('heading', 'Heading', 'Opens the dialog.'),
    paragraph({ name: 'intro', title: 'Introduction', description: 'How to change the choice later.', max: 240 }),
    short('saveLabel', 'Save', 'Saves the choice.'),
    short('closeLabel', 'Close', 'Closes without a change.'),
    short('alwaysOnLabel', 'Always on', 'In place of a switch.'),
    short('onLabel', 'On', 'State of a switch.'),
    short('offLabel', 'Off', 'State of a switch.'),
    short('detailsLabel', 'Details', 'Opens the list of cookies.'),
    columns,
    short('savedText', 'Confirmation', 'Read out once saved.'),
  ],
})

const cookie = defineArrayMember({
  name: 'consentCookie',
  title: 'Cookie',
  type: 'object',
  icon: ThListIcon,
  fields: [
    line({ name: 'name', title: 'Name', description: 'The name as browsers show it.', max: 100 }),
    line({ name: 'kind', title: 'Kind', description: 'Cookie or local storage.', max: 32 }),
    paragraph({ name: 'purpose', title: 'Purpose', description: 'What it is for.', max: 240 }),
    line({ name: 'party', title: 'Set by', description: 'Who sets it, and for whom.', max: 60 }),
    line({ name: 'lifetime', title: 'Lifetime', description: 'How long it stays.', max: 60 }),
  ],
  preview: { select: { title: 'name', subtitle: 'lifetime' } },
})

const category = defineArrayMember({
  name: 'consentCategory',
  title: 'Category',
  type: 'object',
  icon: ControlsIcon,
  fields: [
    choice({
      name: 'key',
      title: 'Category',
      description: 'Which kind of cookies it is about.',
      choices: { essential: 'Essential', analytics: 'Analytics' },
    }),
    line({ name: 'title', title: 'Title', description: 'The name visitors see.', max: 32 }),
    paragraph({ name: 'description', title: 'Text', description: 'What it is for, and if it is optional.', max: 360 }),
    defineField({
      name: 'alwaysOn',
      title: 'Always on',
      description: 'Only for cookies that the site needs to work.',
      type: 'boolean',
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'cookies',
      title: 'Cookies',
      description: 'Keep them equal to the table of the cookie policy.',
      type: 'array',
      of: [cookie],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
})

export const consentSettings = defineType({
  name: 'consentSettings',
  title: 'Cookie consent',
  description: 'Banner and dialog that ask about cookies.',
  type: 'document',
  icon: LockIcon,
  fields: [
    banner,
    dialog,
    defineField({
      name: 'categories',
      title: 'Categories',
      description: 'Essential and analytics; each can appear once.',
      type: 'array',
      of: [category],
      validation: (rule) => rule.required().length(2).custom(uniqueBy('key', 'category')),
    }),
  ],
  preview: fixedPreview('Cookie consent', 'Every page', LockIcon),
})
