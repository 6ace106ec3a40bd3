import { CogIcon } from '@sanity/icons/Cog'
import { defineField, defineType } from 'sanity'
import { line, paragraph } from '../../fields/text.ts'
import { companyFields } from './company.ts'
import { navigationFields } from './navigation.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  description: 'What holds for the whole site.',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'product', title: 'Product', default: true },
    { name: 'company', title: 'Company' },
    { name: 'navigation', title: 'Header and footer' },
  ],
  fields: [
    line({
      name: 'productName',
      title: "Product's name",
      description: 'Shown in the header, in titles and on home screens.',
      max: 24,
      group: 'product',
    }),
    line({
      name: 'title',
      title: 'Default title',
      description: 'For pages without a title of their own.',
      max: 60,
      group: 'product',
    }),
    defineField({
      name: 'titleSeparator',
      title: 'Separator',
      description: 'Stands between the product’s name and a page’s title, spaces included.',
      type: 'string',
      group: 'product',
      initialValue: ' | ',
      validation: (rule) => rule.required().max(5),
    }),
    paragraph({
      name: 'description',
      title: 'Default description',
      description: 'For pages without a description of their own.',
      max: 155,
      group: 'product',
    }),
    defineField({
      name: 'image',
      title: 'Default sharing image',
      description: 'For shared pages without a picture of their own, best at 1200 × 630 pixels.',
      type: 'accessibleImage',
      group: 'product',
    }),
    ...companyFields,
    ...navigationFields,
  ],
  preview: {
    select: { subtitle: 'productName' },
    prepare: ({ subtitle }) => ({ title: 'Site settings', subtitle, media: CogIcon }),
  },
})
