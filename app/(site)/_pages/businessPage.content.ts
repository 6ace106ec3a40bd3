import { cache } from 'react'
import { pageContent } from '#components/site-frame/pageContent.ts'
import { businessPageQuery } from './businessPage.query.ts'

/** The business page, read once per page. */
export const businessPage = cache(() =>
  pageContent(businessPageQuery, ['businessPage', 'partnerLogo', 'faq'], 'Business page'),
)
