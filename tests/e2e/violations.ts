import type { BrowserContext } from '@playwright/test'

/** Records every CSP violation on the pages of a context. */
export async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = []
  await context.exposeFunction('noteViolation', (violation: string) => void violations.push(violation))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI }) => {
      const note: unknown = Reflect.get(window, 'noteViolation')
      if (typeof note === 'function') note(`${documentURI} ${effectiveDirective} ${blockedURI}`)
    }),
  )
  return violations
}
