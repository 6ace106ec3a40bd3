import { isRecord } from '#lib/isRecord.ts'
import { listUrls } from './urls.ts'

const MAX_URL_LENGTH = 1_000

/** Lists the web addresses of other sites that a document leads to, without what follows “#”. */
export function listExternalLinks(document: object): string[] {
  const target = isRecord(document) && document['_type'] === 'redirect' ? document['to'] : undefined
  const addresses = [...listUrls(document).map(({ url }) => url), ...(typeof target === 'string' ? [target] : [])]
  const urls = addresses.flatMap((address) => {
    const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
    if (url === null) return []
    url.hash = ''
    return url.href.length > MAX_URL_LENGTH ? [] : [url.href]
  })
  return [...new Set(urls)]
}
