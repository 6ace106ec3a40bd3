// Loaded into every program the supervisor starts: none outlives it, even when it was killed without a word.

/** How often to look whether the parent is there, in milliseconds. */
const INTERVAL_MS = 1000
/** How long a program may take to end by itself once its parent is gone, in milliseconds. */
const GRACE_MS = 5000

if (process.connected) {
  // Listening for the channel's end would keep a program alive that is done; an unreferenced timer does not.
  const timer = setInterval(() => {
    if (process.connected) return
    clearInterval(timer)
    setTimeout(() => process.exit(1), GRACE_MS).unref()
  }, INTERVAL_MS).unref()
}
