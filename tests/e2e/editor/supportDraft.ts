import type { Product } from '../product/product.ts'

/** Gives the support page a draft with another headline, as an editor would. */
export async function draftSupportPage(product: Product, headline: string): Promise<void> {
  const content = await product.content()
  const published = await content.getDocument('supportPage')
  await content.createOrReplace({ ...published, _id: 'drafts.supportPage', _type: 'supportPage', headline })
}
