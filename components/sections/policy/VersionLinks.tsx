import { translate } from '#lib/i18n/translate.ts'
import { pageHref, type HomeLink } from '#lib/links/homeLinks.ts'
import { comparisonPath, historyPath, versionPath } from '#lib/links/policies.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'

interface VersionLinksProps {
  home: HomeLink
  policy: PolicyRoute
  /** The version these links are about. */
  number: number
  /** The number of the version before it. */
  earlier: number | undefined
  /** The number of the newest version, where it is offered to compare with that. */
  newest?: number
  /** Which of the pages of a history the links are not on already. */
  to: readonly ('newest' | 'read' | 'changes' | 'sinceThen' | 'history')[]
}

/** Where to go from a version: to the newest text, its own, what changed in it, all versions. */
export function VersionLinks({ home, policy, number, earlier, newest, to }: VersionLinksProps) {
  const links = {
    newest: { path: pages[policy].path, label: translate('legal.newestVersion') },
    read: { path: versionPath(policy, number), label: translate('legal.readVersion', { number }) },
    changes:
      earlier === undefined
        ? undefined
        : {
            path: comparisonPath(policy, number, earlier),
            label: translate('legal.changesSince', { number: earlier }),
          },
    // What the newest text changed in the version before it is offered beside the former.
    sinceThen:
      newest === undefined || newest - number < 2
        ? undefined
        : {
            path: comparisonPath(policy, newest, number),
            label: translate('legal.compareWithNewest', { number }),
          },
    history: { path: historyPath(policy), label: translate('legal.allVersions') },
  }
  return (
    <ul className="version-links" role="list">
      {to.flatMap((name) => {
        const link = links[name]
        if (link === undefined) return []
        return (
          <li key={name}>
            <a href={pageHref(home, link.path)}>{link.label}</a>
          </li>
        )
      })}
    </ul>
  )
}
