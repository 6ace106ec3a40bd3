import { isPreview } from '#lib/content/preview.ts'
import { translate } from '#lib/i18n/translate.ts'

/**
 * Marks what is invented, for editors in the preview; the public page stays clean.
 *
 * @param source where the content comes from, as its field says
 * @returns attributes of the element that shows it
 */
export async function sampleMark(source: string | null | undefined) {
  return source === 'sample' && (await isPreview()) ? { 'data-sample': translate('preview.sample') } : undefined
}
