/** Duration of a screen's entrance, after which it is paused. */
const ENTRANCE_MS = 1600

/**
 * Pauses the phone demo at the step whose text an editor clicks or changes, so that the text stays in view. The demo's
 * own button pauses it and plays it again; visitors load none of this.
 */
export function holdPhoneDemo(signal: AbortSignal): void {
  let edited: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  // While it plays, its button shows the icon to pause.
  const pause = () => document.querySelector('.phone-pause .icon-pause')?.closest('button')?.click()
  /** Pauses at the edited screen once it is shown. */
  function pauseWhenShown() {
    if (!edited?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
    edited = undefined
    clearTimeout(timer)
    timer = setTimeout(pause, ENTRANCE_MS)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const screen = element?.closest('.phone .screen')
      // The demo itself counts the figure up, marks the tasks and adds confetti.
      if (screen && type !== 'attributes' && !element?.closest('.power-figure, .confetti')) edited = screen
    }
    pauseWhenShown()
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-step'],
  })

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.phone')) pause()
  }
  window.addEventListener('click', onClick, { capture: true, signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
}
