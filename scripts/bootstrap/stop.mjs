/** How often to look whether npm is still there, in milliseconds. */
const INTERVAL = 500

/**
 * Tells when this program is to stop.
 *
 * npm runs it in a shell and passes signals to that, and not every shell passes them on: some just go, and leave what
 * they ran behind. So to have lost the shell counts as having been told.
 *
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void} listener called for each signal
 */
export function onStop(listener) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => listener(signal))
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    listener('SIGTERM')
  }, INTERVAL).unref()
}
