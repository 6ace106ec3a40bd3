/** Distance from the window's upper or lower edge within which a drag scrolls the page. */
const EDGE_PX = 80
const MAX_STEP_PX = 24
/** Pointer movement from which a press counts as a drag. */
const MIN_DRAG_PX = 8

/** Returns how far to scroll in one frame: faster the closer the pointer is to the edge; 0 away from both. */
function getScrollStep(y: number): number {
  const beyond = Math.min(y - EDGE_PX, 0) + Math.max(y - (window.innerHeight - EDGE_PX), 0)
  return Math.max(-MAX_STEP_PX, Math.min(beyond / 3, MAX_STEP_PX))
}

/** Scrolls the page while something is dragged near the window's edge, which Sanity's overlays do not. */
export function scrollWhileDragging(signal: AbortSignal): void {
  let startY = 0
  let pointer: MouseEvent | undefined
  let frame = 0

  function scroll() {
    frame = requestAnimationFrame(scroll)
    // With Shift held, the overlays show the whole page at once.
    if (!pointer || pointer.shiftKey || Math.abs(pointer.clientY - startY) < MIN_DRAG_PX) return
    const { clientX, clientY } = pointer
    const before = window.scrollY
    window.scrollBy({ top: getScrollStep(clientY), behavior: 'instant' })
    // The overlays track the pointer only by its mouse events.
    if (window.scrollY !== before) window.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY }))
  }
  function stop() {
    cancelAnimationFrame(frame)
    pointer = undefined
  }
  function onPress(event: MouseEvent) {
    // The overlays prevent the default of a press that begins a drag.
    if (!event.defaultPrevented) return
    stop()
    startY = event.clientY
    frame = requestAnimationFrame(scroll)
  }

  window.addEventListener('mousedown', onPress, { signal })
  window.addEventListener('mousemove', (event) => (pointer = event), { signal })
  window.addEventListener('mouseup', stop, { signal })
  window.addEventListener('blur', stop, { signal })
  signal.addEventListener('abort', stop)
}
