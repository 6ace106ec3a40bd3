/** How confetti falls. Pieces are thrown once; gravity in pixels per frame. */
export const confettiFall = { gravity: 0.4, recycle: false } as const

/** Pieces thrown: over the phone's result, and on the scan page. */
export const confettiPieces = { phone: 100, scan: 80 } as const
