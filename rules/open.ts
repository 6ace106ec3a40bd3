import type { Settings } from '#lib/env.ts'
import { type AdditionDependencies, type OpenOptions, openStore } from '#store/open.ts'
import { approvalRoutes } from './approvals.ts'
import { createBrokenLinks } from './brokenLinks.ts'
import { contentRules } from './contentRules.ts'
import { createHealthMail } from './healthMail.ts'
import { createMentionMail } from './mentionMail.ts'
import { resultsReaderRoutes } from './resultsReaders.ts'
import { createRuleReminder } from './ruleReminder.ts'
import { shareRoutes } from './shares/routes.ts'
import { createShareTable } from './shares/table.ts'

function addToStore(deps: AdditionDependencies) {
  const { store, accounts, mail, database, now } = deps
  store.onCommit(createMentionMail(accounts, mail))
  const ruleReminder = createRuleReminder(deps)
  const brokenLinks = createBrokenLinks()
  const healthMail = createHealthMail({ ...deps, getBrokenLinks: brokenLinks.get })
  return {
    routes: [
      shareRoutes(deps, createShareTable(database, now)),
      approvalRoutes(deps),
      resultsReaderRoutes(deps),
      brokenLinks.routes,
    ],
    ruleReminder,
    healthMail,
    stop() {
      ruleReminder.stop()
      healthMail.stop()
    },
  }
}

/** Opens the store with the rules of this site. */
export const openSiteStore = (settings: Settings, options?: OpenOptions) =>
  openStore(settings, contentRules, addToStore, options)
