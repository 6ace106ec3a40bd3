import type { BrowserContext } from '@playwright/test'

/** Something a visitor's browser complained about. */
export interface Problem {
  kind: 'console' | 'exception' | 'answer' | 'network'
  text: string
}

/** Requests a browser drops by itself when a page goes away, without any effect. */
const DROPPED = 'net::ERR_ABORTED'

/**
 * Notes every complaint of a browser: console errors (breaches of the content security policy are among them),
 * uncaught exceptions, answers from 400 up and requests that failed.
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
    if (reason !== DROPPED) problems.push({ kind: 'network', text: `${reason} ${request.method()} ${request.url()}` })
  })
  return problems
}
