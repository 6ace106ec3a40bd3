import { getLanguage } from '#lib/content/languages.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER, isSwitchedOff, getSlug } from '#lib/links/partners.ts'
import { scanHref } from '#lib/links/routes.ts'
import { pageList } from '#lib/pages.ts'

const shareable = pageList.filter((page) => page.shareable)

function getPolicyPath(document: object): string | undefined {
  const path = `/${getSlug(document)}`
  return shareable.find((page) => page.type === 'legalPolicy' && page.path === path)?.path
}

/** A disabled partner shows the default partner's page, which is not shared for it. */
function getPartnerSharePath(document: object): string | undefined {
  const value = getSlug(document)
  return value === undefined || isSwitchedOff(document) ? undefined : scanHref('/', value)
}

/** Returns the page of a document if its draft can be shared. */
export function getSharablePath(document: { _type: string }): string | undefined {
  if (document._type === 'partner') return getPartnerSharePath(document)
  const path =
    document._type === 'legalPolicy'
      ? getPolicyPath(document)
      : shareable.find(({ type }) => type === document._type)?.path.replace('{partner}', DEFAULT_PARTNER)
  return path && toLocalizedPath(path, getLanguage(document))
}
