import { ORIGIN_ATTRIBUTE } from './analytics/events.ts'
import { EARLY_CLICK_KEY } from './analytics/traces.ts'
import { CONSENT_COOKIE, PRIVACY_CHOICES_ATTRIBUTE } from './consent/choice.ts'

declare global {
  /** The link to the cookie choices if it was pressed before hydration; null once {@link takeEarlyPress} was called. */
  var earlyPress: HTMLElement | null | undefined
}

/**
 * Inline script that answers what the platform does not before hydration: links close the menu, what a button reveals
 * comes into view on a phone, browsers without invoker commands run them, and a press on the cookie choices is kept for
 * {@link takeEarlyPress}, for four seconds at most. After opt-in a click on "See My Buying Power" is kept for the next
 * page (`readEarlyClick`). Short, since it is part of every page: elements are read by their ids from the window,
 * and the consent cookie up to the end of its first list (`%5D`), which names what the visitor agreed to.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',e=>{let b,at=s=>b=e.target.closest(s),get=a=>b.getAttribute(a)
at('#site-menu :is(a,button)')&&self['site-menu'].close()
at('[commandfor]')&&!b.command&&self[get('commandfor')][get('command')=='close'?'close':'showModal']()
at('[popovertarget]')&&self[get('aria-controls')].querySelector('dl').scrollIntoView({block:'nearest'})
if(self.earlyPress!==null){if(at('[${PRIVACY_CHOICES_ATTRIBUTE}]')&&!e.ctrlKey&&!e.metaKey){e.preventDefault(earlyPress=b)
b.ariaBusy=true;setTimeout(()=>earlyPress&&(location=earlyPress.href),4e3)}
at('[${ORIGIN_ATTRIBUTE}]')&&document.cookie.match('${CONSENT_COOKIE}=[^D]*analytics')&&!navigator.globalPrivacyControl&&(sessionStorage.${EARLY_CLICK_KEY}=[Date.now(),b.dataset.origin,b.text,b.href])}})`

/** Returns the link that was pressed before hydration, once; later presses are the caller's to answer. */
export function takeEarlyPress(): HTMLElement | undefined {
  const pressed = globalThis.earlyPress ?? undefined
  globalThis.earlyPress = null
  if (pressed) pressed.ariaBusy = null
  return pressed
}
