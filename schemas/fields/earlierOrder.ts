import { defineField } from 'sanity'

/** Orders the documents of a page that keeps no list of them, as earlier releases did. No form shows it. */
export const earlierOrder = defineField({ name: 'orderRank', title: 'Earlier order', type: 'string', hidden: true })
