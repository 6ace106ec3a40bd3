// Loaded into every program the supervisor starts: none outlives it, even when it was killed without a word.

/** How long a program may take to end by itself once its parent is gone, in milliseconds. */
const GRACE = 5000

if (process.channel) {
  process.once('disconnect', () => setTimeout(() => process.exit(1), GRACE).unref())
  // Being on the leash is no reason to stay: a program that is done may end.
  process.channel.unref()
}
