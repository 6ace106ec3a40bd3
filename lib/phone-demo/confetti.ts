/** Parameters of the confetti. Pieces are launched once; gravity in pixels per frame. */
export const confettiFall = { gravity: 0.4, recycle: false } as const

/** Number of pieces: on the phone's result, and on the scan page. */
export const confettiPieces = { phone: 100, scan: 80 } as const
