declare global {
  interface HTMLFormElement {
    /** Resolves once a form that was sent before hydration is answered, to whether it was accepted. */
    earlyPost?: Promise<boolean> | null
  }
}

/** Marks a form whose next sibling is the hidden text that says that it was sent. */
export const EARLY_POST_ATTRIBUTE = 'data-early-post'

/**
 * Inline script that sends a marked form before hydration, in the background, and then shows its answer in place of it: a
 * page of its own takes a second request and a paint. A form that is not accepted is posted by the browser, so that a page
 * says why. Short, since it is part of the page.
 */
export const EARLY_POST_SCRIPT = `addEventListener('submit',e=>{let f=e.target,answer=f.nextSibling
if(e.defaultPrevented||!f.matches('[${EARLY_POST_ATTRIBUTE}]')||!f.checkValidity())return
e.preventDefault(f.ariaBusy=true)
f.earlyPost??=fetch(f.action,{method:'post',body:new URLSearchParams(new FormData(f)),redirect:'manual',keepalive:true}).then(r=>r.type=='opaqueredirect',()=>false).then(sent=>{f.ariaBusy=null
if(sent){answer.hidden=false;f.contains(document.activeElement)&&answer.focus();f.hidden=true}else{f.earlyPost=null;f.submit()}
return sent})})`
