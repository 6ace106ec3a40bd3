import { cache } from 'react'
import { disclosuresQuery } from '#lib/content/queries/disclosures.ts'
import { pageContent } from './pageContent.ts'

/** What legal has the site say in the footer and beside the forms, read once per page. */
export const disclosures = cache(() => pageContent(disclosuresQuery, ['disclosures'], 'Disclosures'))
