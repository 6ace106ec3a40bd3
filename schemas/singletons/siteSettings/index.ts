import { CogIcon } from '@sanity/icons/Cog'
import { defineField, defineType } from 'sanity'
import { inGroup } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'
import { companyFields } from './company.ts'
import { navigationFields } from './navigation.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  description: 'Settings of the whole site.',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'product', title: 'Product', default: true },
    { name: 'company', title: 'Company' },
    { name: 'navigation', title: 'Header and footer' },
  ],
  fields: [
    ...inGroup('product', [
      line('productName', 'Product name', 'In the header and in titles.', 24),
      line('title', 'Default title', 'For pages without a title of their own.', 60),
      defineField({
        name: 'titleSeparator',
        title: 'Separator',
        description: 'Between the product name and a page’s title, with its spaces.',
        type: 'string',
        initialValue: ' | ',
        validation: (rule) => rule.required().max(5),
      }),
      paragraph('description', 'Default description', 'For pages without one.', 155),
      defineField({
        name: 'image',
        title: 'Default sharing image',
        description: 'Optional. For shared pages without a picture of their own, best at 1200 × 630 pixels.',
        type: 'accessibleImage',
      }),
    ]),
    ...companyFields,
    ...navigationFields,
  ],
  preview: {
    select: { subtitle: 'productName' },
    prepare: ({ subtitle }) => ({ title: 'Site settings', subtitle, media: CogIcon }),
  },
})
