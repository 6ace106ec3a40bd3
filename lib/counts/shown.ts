/** Path by which a page that was loaded ahead of a click reports that it is shown. It gets no data of the visitor. */
export const SHOWN_PATH = '/api/shown'

/** Path by which the estimate reports that it showed a result, without its amounts. */
export const ESTIMATE_USED_PATH = '/api/estimate-used'

/**
 * Script that reports a page once it is shown, if it was prerendered or prefetched: the request for it was made before, and
 * may have been in vain.
 */
export const SHOWN_SCRIPT = `{const n=performance.getEntriesByType('navigation')[0],report=()=>navigator.sendBeacon('${SHOWN_PATH}')
if(document.prerendering)document.addEventListener('prerenderingchange',report,{once:true})
else if(n?.activationStart||n?.deliveryType=='navigational-prefetch')report()}
`
