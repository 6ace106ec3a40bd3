import { isBuyingPowerOrigin, ORIGIN_ATTRIBUTE } from './events.ts'
import { analytics } from './service.ts'

/** Reports clicks on "See My Buying Power" buttons, before the page unloads. @returns a function that stops it */
export function trackBuyingPowerClicks(): () => void {
  const report = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${ORIGIN_ATTRIBUTE}]`) : null
    const origin = link?.getAttribute(ORIGIN_ATTRIBUTE) ?? null
    if (!link || !isBuyingPowerOrigin(origin)) return
    const properties = { name: link.textContent.trim(), url: link.href, origin }
    analytics.track({ name: 'See My Buying Power Click', properties })
    analytics.flush()
  }
  document.addEventListener('click', report)
  return () => document.removeEventListener('click', report)
}
