import { PRIVACY_CHOICES_ATTRIBUTE } from './consent/choice.ts'

declare global {
  /** The link to the cookie choices if it was pressed before hydration; null once {@link takeEarlyPress} was called. */
  var earlyPress: HTMLElement | null | undefined
}

/**
 * Inline script that answers what the platform does not before hydration: links close the menu, what a button reveals
 * comes into view on a phone, browsers without invoker commands run them, and a press on the cookie choices is kept for
 * {@link takeEarlyPress}, for four seconds at most. Short, since it is part of every page.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',e=>{let b,has=s=>b=e.target.closest?.(s),by=a=>document.getElementById(b.getAttribute(a))
has('#site-menu :is(a,button)')&&b.closest('dialog').close()
has('[commandfor]')&&!b.commandForElement&&by('commandfor')[b.getAttribute('command')=='close'?'close':'showModal']()
has('[popovertarget]')&&by('aria-controls').querySelector('dl').scrollIntoView({block:'nearest'})
if(globalThis.earlyPress!==null&&!e.ctrlKey&&!e.metaKey&&has('[${PRIVACY_CHOICES_ATTRIBUTE}]')){e.preventDefault()
earlyPress=b;b.ariaBusy=true;setTimeout(()=>earlyPress&&(location=b.href),4e3)}})`

/** Returns the link that was pressed before hydration, once; later presses are the caller's to answer. */
export function takeEarlyPress(): HTMLElement | undefined {
  const pressed = globalThis.earlyPress ?? undefined
  globalThis.earlyPress = null
  if (pressed) pressed.ariaBusy = null
  return pressed
}
