import { setTimeout as wait } from 'node:timers/promises'

/** Maximum number of pages rendered after a content change. The site has fewer, but partner pages accept any value. */
const MAX_REFRESHES = 200
/** Number of those that are rendered one directly after the other: a publish makes the most visited pages fresh at once. */
const MAX_AT_ONCE = 20
/** Time without a content change after which pages that had no visitor are rendered too. */
const QUIET_MS = 1000
/** The longest pause after a render ahead of its visitor, and the longest that it waits for renders of visitors. */
const MAX_PAUSE_MS = 1000
const POLL_MS = 10

/** A page of the cache. */
interface AheadPage {
  path: string
  /** How often it was sent since it was rendered. */
  visits: number
}

interface RenderAheadOptions {
  /** Lists the pages of the cache, those used last first. */
  listPages: () => readonly AheadPage[]
  /** Renders a page, unless it is fresh. */
  refresh: (path: string) => Promise<void>
  /** Returns whether the content has changed again. */
  isOutdated: () => boolean
  /** Returns whether Next renders something now. */
  isRendering: () => boolean
}

/** Revalidates pages one by one until the content changes again. @param pause waits before each */
async function refreshEach(
  paths: readonly string[],
  { refresh, isOutdated }: RenderAheadOptions,
  pause?: () => Promise<void>,
) {
  for (const path of paths) {
    await pause?.()
    if (isOutdated()) return
    await refresh(path)
  }
}

/** Creates a pause as long as the work since the last one, so that visitors' pages get half of Next's time at least. */
function createPause(isRendering: () => boolean): () => Promise<void> {
  let resumedAt = performance.now()
  return async () => {
    await wait(Math.min(performance.now() - resumedAt, MAX_PAUSE_MS), undefined, { ref: false })
    for (let waited = 0; isRendering() && waited < MAX_PAUSE_MS; waited += POLL_MS) {
      await wait(POLL_MS, undefined, { ref: false })
    }
    resumedAt = performance.now()
  }
}

/**
 * Revalidates pages before they are requested: at once those visited most since their last render, then the other
 * visited ones with pauses for visitors' own requests, and those without visitors when changes pause.
 */
export async function renderAhead(options: RenderAheadOptions): Promise<void> {
  const recent = options.listPages().slice(0, MAX_REFRESHES)
  const visited = recent.filter(({ visits }) => visits > 0).sort((a, b) => b.visits - a.visits)
  const paths = visited.map(({ path }) => path)
  const others = recent.flatMap(({ path, visits }) => (visits > 0 ? [] : path))
  await refreshEach(paths.slice(0, MAX_AT_ONCE), options)
  const pause = createPause(options.isRendering)
  await refreshEach(paths.slice(MAX_AT_ONCE), options, pause)
  await wait(QUIET_MS, undefined, { ref: false })
  await refreshEach(others, options, pause)
}
