// Loaded into every program the supervisor starts, so that none outlives a killed supervisor.

const INTERVAL_MS = 1000
const GRACE_MS = 5000

if (process.connected) {
  // A listener on the IPC channel would keep a finished program alive; an unreferenced timer does not.
  const timer = setInterval(() => {
    if (process.connected) return
    clearInterval(timer)
    setTimeout(() => process.exit(1), GRACE_MS).unref()
  }, INTERVAL_MS).unref()
}
