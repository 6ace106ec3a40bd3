import { pageList, type PageName } from '#lib/pages.ts'
import { pagePath } from './homeLinks.ts'

/**
 * The page at a path, or the legal page whose history it is.
 *
 * @param path under any prefix, without query or hash; empty for what has no address
 */
export function pageNameOf(path: string): PageName | undefined {
  if (path === '') return undefined
  const plain = pagePath(path)
  return pageList.find(({ path: pattern, type }) => {
    const [start = ''] = pattern.split('{')
    if (start !== pattern) return plain.startsWith(start)
    return plain === pattern || (type === 'legalPolicy' && plain.startsWith(`${pattern}/`))
  })?.name
}
