import { pageList, type PageName } from '#lib/pages.ts'
import { getPagePath } from './homeLinks.ts'

/**
 * Finds the page at a path; for a policy's history, the policy.
 *
 * @param path under any prefix, without query or hash; empty for what has no address
 */
export function findPageName(path: string): PageName | undefined {
  if (path === '') return undefined
  const plain = getPagePath(path)
  return pageList.find(({ path: pattern, type }) => {
    const [start = ''] = pattern.split('{')
    if (start !== pattern) return plain.startsWith(start)
    return plain === pattern || (type === 'legalPolicy' && plain.startsWith(`${pattern}/`))
  })?.name
}
