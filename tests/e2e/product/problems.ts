import type { BrowserContext } from '@playwright/test'

/** An error that a visitor's browser reported. */
export interface Problem {
  kind: 'console' | 'exception' | 'answer' | 'network'
  text: string
}

/** A browser aborts requests itself when it leaves a page, which is no problem. */
const ABORTED = 'net::ERR_ABORTED'

/**
 * Records every error of a browser: console errors (including CSP violations), uncaught exceptions, statuses from 400
 * up and failed requests.
 */
export function watchProblems(context: BrowserContext): Problem[] {
  const problems: Problem[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    problems.push({ kind: 'console', text: `${message.text()} (${url})` })
  })
  context.on('weberror', (problem) => {
    const error = problem.error()
    problems.push({ kind: 'exception', text: error instanceof Error ? error.message : JSON.stringify(error) })
  })
  context.on('response', (response) => {
    if (response.status() < 400) return
    problems.push({ kind: 'answer', text: `${response.status()} ${response.request().method()} ${response.url()}` })
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    if (reason !== ABORTED) problems.push({ kind: 'network', text: `${reason} ${request.method()} ${request.url()}` })
  })
  return problems
}
