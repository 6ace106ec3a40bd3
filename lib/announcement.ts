interface Days {
  from?: string | null
  until?: string | null
}

/** Returns whether an announcement is shown on a day. Every page is rendered again when a day begins. */
export const isAnnounced = ({ from, until }: Days, today: string): boolean =>
  (!from || today >= from) && (!until || today <= until)

/**
 * Script after the bar: keeps one that a visitor closed closed for the rest of the tab, before the page is painted. The
 * platform closes it without scripts, and nothing is sent.
 */
export const ANNOUNCEMENT_SCRIPT = `{const bar=document.currentScript.previousElementSibling,text=bar.innerText
try{if(sessionStorage.announcement===text)bar.open=false
bar.addEventListener('close',()=>{sessionStorage.announcement=text})}catch{}}`
