/** Creates a paste event. Firefox ignores the data that the event's constructor gets. */
export function createPasteEvent(clipboardData: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  return Object.defineProperty(event, 'clipboardData', { value: clipboardData })
}
