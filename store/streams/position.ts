/** How far a client has come in the store's log: past `sequence` as a whole, or past `seen` events of it only. */
export interface Position {
  sequence: number
  seen?: number
}

const FORM = /^([^:]+):(\d+)(?:\.(\d+))?$/

/** The position as the id of an event. It names the store, so that no other store takes it for one of its own. */
export function eventIdAt(storeId: string, { sequence, seen }: Position): string {
  return `${storeId}:${sequence}${seen === undefined ? '' : `.${seen}`}`
}

/** Reads what {@link eventIdAt} wrote; undefined for anything else, another store's ids included. */
export function positionIn(storeId: string, eventId: string): Position | undefined {
  const [, writer, sequence, seen] = FORM.exec(eventId) ?? []
  if (writer !== storeId || sequence === undefined) return undefined
  return { sequence: Number(sequence), ...(seen !== undefined && { seen: Number(seen) }) }
}
