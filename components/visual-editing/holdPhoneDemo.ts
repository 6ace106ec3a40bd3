/** Time the entrance of a screen takes before it is held, in milliseconds. */
const ENTRANCE_MS = 1600

/**
 * Pauses the phone demo at the step whose text an editor clicks or changes, so that the text stays in view. The demo's
 * own button pauses it and plays it again; visitors load none of this.
 *
 * @returns stops it
 */
export function holdPhoneDemo(): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  /** Pause buttons of demos that are paused. */
  const paused = new WeakSet<Element>()
  let edited: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function hold() {
    const button = document.querySelector<HTMLElement>('.phone-pause')
    if (button && !paused.has(button)) button.click()
  }
  /** Holds the edited screen once it is shown. */
  function holdWhenShown() {
    if (!edited?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
    edited = undefined
    clearTimeout(timer)
    timer = setTimeout(hold, ENTRANCE_MS)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const screen = element?.closest('.phone .screen')
      // The demo itself counts the figure up and marks the tasks.
      if (screen && type !== 'attributes' && !element?.closest('.power-figure')) edited = screen
    }
    holdWhenShown()
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-step'],
  })

  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('.phone-pause')
      if (!button) {
        if (target instanceof Element && target.closest('.phone')) hold()
      } else if (!paused.delete(button)) paused.add(button)
    },
    { capture: true, signal },
  )
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  return () => stopping.abort()
}
