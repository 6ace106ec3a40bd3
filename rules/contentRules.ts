import { getPublishedId } from '@sanity/client/csm'
import { z } from 'zod'
import { getLanguageOfId, isTranslated } from '#lib/content/languages.ts'
import { findLanguageProblem, findTypeProblem } from '#lib/content/requiredDocuments.ts'
import { describeDocument } from '#lib/content/walkContent.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import type { DocumentContent } from '#store/documents/types.ts'
import type { SiteRules } from '#store/mutate/pending.ts'
import { listSettledFields, storePolicyVersions } from './policyVersions.ts'
import { recordAcceptedWording, recordFormerKeys } from './recordedFields.ts'
import { roles } from './roles.ts'
import { signInLook } from './signInLook.ts'
import { findUnpublishable } from './transactionRules.ts'

const siteSettings = z.object({ productName: z.string(), contacts: z.object({ supportEmail: z.string() }) })

/** Sets the language of a translation from its id, which takes precedence over the field. */
function withLanguageOfId(content: DocumentContent): DocumentContent {
  const language = getLanguageOfId(getPublishedId(content._id))
  if (language === defaultLocale || !isTranslated(content._type)) return content
  return { ...content, language }
}

/** What Homie adds to the content store. */
export const contentRules: SiteRules = {
  roles,
  signInLook,
  timeZone: SITE_TIME_ZONE,
  complete: withLanguageOfId,
  findStorageProblem(content) {
    const id = getPublishedId(content._id)
    return findTypeProblem(id, content._type) ?? findLanguageProblem(id, content)
  },
  listSettledFields,
  describe: describeDocument,
  addDocuments: storePolicyVersions,
  validate: findUnpublishable,
  beforeCommit(pending) {
    recordFormerKeys(pending)
    recordAcceptedWording(pending)
  },
  findSender(get) {
    const site = siteSettings.safeParse(get('siteSettings')).data
    return { name: site?.productName, address: site?.contacts.supportEmail }
  },
}
