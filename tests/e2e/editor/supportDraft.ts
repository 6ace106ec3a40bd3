import type { RunningSite } from '../product/product.ts'

/** Creates a draft of the support page with another headline. */
export async function draftSupportPage(site: RunningSite, headline: string): Promise<void> {
  const content = await site.content()
  const published = await content.getDocument('supportPage')
  await content.createOrReplace({ ...published, _id: 'drafts.supportPage', _type: 'supportPage', headline })
}
